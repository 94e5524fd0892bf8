import type { TextsOf } from '../writing/messages.ts';
import type { homeMessages } from './en.ts';

export const home: TextsOf<typeof homeMessages> = {
  title: 'Zari – Indiase designerkleding, gemaakt om te dragen',
  description:
    'Sari’s, lehenga’s, kurta’s en sherwani’s van de modehuizen die we kennen, verzonden naar de hele wereld.',
  empty: 'De etalage is even leeg',
  emptyText: 'Kijk zo nog eens.',
  collections: {
    'new-in': 'Nieuw',
    trending: 'Populair',
    'celebrity-style': 'De stijl van de sterren',
    'best-sellers': 'Bestsellers',
  },
  banners: 'Banners',
  seeMore: 'Meer zien',
  earlierIn: (title) => `Vorige in ${title}`,
  moreIn: (title) => `Meer in ${title}`,
  viewAllOf: (title) => `Alles bekijken: ${title}`,
  until: 'Tot {day}',
  previousSlide: 'Vorige afbeelding',
  nextSlide: 'Volgende afbeelding',
  slideOf: (at, of) => `Afbeelding ${at} van ${of}`,
  pause: 'Pauzeren',
  play: 'Afspelen',
  stores: 'Onze winkels',
  openToday: (opens, closes) => `Vandaag open van ${opens} tot ${closes}`,
  closedToday: 'Vandaag gesloten',
  directions: 'Route',
  directionsTo: (name) => `Route naar ${name}`,
};
