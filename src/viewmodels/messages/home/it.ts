import type { TextsOf } from '../writing/messages.ts';
import type { homeMessages } from './en.ts';

export const home: TextsOf<typeof homeMessages> = {
  title: 'Zari – Moda indiana d’autore, fatta per essere indossata',
  description: 'Sari, lehenga, kurta e sherwani delle case di moda che conosciamo, spediti in tutto il mondo.',
  empty: 'La vetrina è vuota per un momento',
  emptyText: 'Guarda di nuovo fra poco.',
  collections: {
    'new-in': 'Novità',
    trending: 'Di tendenza',
    'celebrity-style': 'Stile delle star',
    'best-sellers': 'I più venduti',
  },
  banners: 'Banner',
  seeMore: 'Vedi altro',
  earlierIn: (title) => `Precedenti in ${title}`,
  moreIn: (title) => `Altro in ${title}`,
  viewAllOf: (title) => `Vedi tutto: ${title}`,
  until: 'Fino al {day}',
  previousSlide: 'Immagine precedente',
  nextSlide: 'Immagine successiva',
  slideOf: (at, of) => `Immagine ${at} di ${of}`,
  pause: 'Pausa',
  play: 'Avvia',
  stores: 'I nostri negozi',
  openToday: (opens, closes) => `Oggi aperto dalle ${opens} alle ${closes}`,
  closedToday: 'Oggi chiuso',
  directions: 'Indicazioni',
  directionsTo: (name) => `Indicazioni per ${name}`,
};
