import type { TextsOf } from '../writing/messages.ts';
import type { homeMessages } from './en.ts';

export const home: TextsOf<typeof homeMessages> = {
  title: 'Zari – indische Designermode, gemacht, um getragen zu werden',
  description: 'Saris, Lehengas, Kurtas und Sherwanis aus Häusern, die wir kennen, in alle Welt verschickt.',
  empty: 'Das Schaufenster ist für einen Augenblick leer',
  emptyText: 'Bitte schauen Sie gleich noch einmal vorbei.',
  collections: {
    'new-in': 'Neu eingetroffen',
    trending: 'Im Trend',
    'celebrity-style': 'Stil der Stars',
    'best-sellers': 'Meistverkauft',
  },
  banners: 'Empfehlungen',
  seeMore: 'Mehr ansehen',
  earlierIn: (title) => `Zurückblättern in ${title}`,
  moreIn: (title) => `Weiterblättern in ${title}`,
  viewAllOf: (title) => `Alles ansehen: ${title}`,
  until: 'Bis {day}',
  previousSlide: 'Vorherige Folie',
  nextSlide: 'Nächste Folie',
  slideOf: (at, of) => `Folie ${at} von ${of}`,
  pause: 'Anhalten',
  play: 'Abspielen',
  stores: 'Unsere Läden',
  openToday: (opens, closes) => `Heute geöffnet von ${opens} bis ${closes} Uhr`,
  closedToday: 'Heute geschlossen',
  directions: 'Wegbeschreibung',
  directionsTo: (name) => `Wegbeschreibung zu ${name}`,
};
