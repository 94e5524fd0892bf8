import type { TextsOf } from '../writing/messages.ts';
import type { homeMessages } from './en.ts';

export const home: TextsOf<typeof homeMessages> = {
  title: 'Zari – ubrania indyjskich projektantów, stworzone do noszenia',
  description: 'Sari, lehengi, kurty i sherwani z domów mody, które znamy, wysyłane na cały świat.',
  empty: 'Witryna jest chwilowo pusta',
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
  moreIn: (title) => `Dalsze: ${title}`,
  viewAllOf: (title) => `Zobacz wszystko: ${title}`,
  until: 'Do {day}',
  previousSlide: 'Poprzedni slajd',
  nextSlide: 'Następny slajd',
  slideOf: (at, of) => `Slajd ${at} z ${of}`,
  pause: 'Zatrzymaj',
  play: 'Odtwórz',
  stores: 'Nasze sklepy',
  openToday: (opens, closes) => `Dziś otwarte od ${opens} do ${closes}`,
  closedToday: 'Dziś zamknięte',
  directions: 'Wskazówki dojazdu',
  directionsTo: (name) => `Wskazówki dojazdu: ${name}`,
};
