import type { TextsOf } from '../writing/messages.ts';
import type { homeMessages } from './en.ts';

export const home: TextsOf<typeof homeMessages> = {
  title: 'Zari – Ubrania indyjskich projektantów, stworzone do noszenia',
  description: 'Sari, lehengi, kurty i sherwani z domów mody, które znamy, wysyłane na cały świat.',
  empty: 'Witryna jest przez chwilę pusta',
  emptyText: 'Zajrzyj ponownie.',
  collections: {
    'new-in': 'Nowości',
    trending: 'Na czasie',
    'celebrity-style': 'Styl gwiazd',
    'best-sellers': 'Bestsellery',
  },
  banners: 'Banery',
  seeMore: 'Zobacz więcej',
  earlierIn: (title) => `Wcześniejsze: ${title}`,
  moreIn: (title) => `Dalej: ${title}`,
  viewAllOf: (title) => `Zobacz wszystko: ${title}`,
  until: 'Do {day}',
  previousSlide: 'Poprzedni obraz',
  nextSlide: 'Następny obraz',
  slideOf: (at, of) => `Obraz ${at} z ${of}`,
  pause: 'Zatrzymaj',
  play: 'Odtwórz',
  stores: 'Nasze sklepy',
  openToday: (opens, closes) => `Dziś otwarte od ${opens} do ${closes}`,
  closedToday: 'Dziś zamknięte',
  directions: 'Wskazówki dojazdu',
  directionsTo: (name) => `Wskazówki dojazdu: ${name}`,
};
