import type { TextsOf } from '../writing/messages.ts';
import type { keptMessages } from './en.ts';

export const kept: TextsOf<typeof keptMessages> = {
  title: 'Opgeslagen op dit apparaat',
  text: 'Je bent offline. Deze pagina’s openen toch.',
  none: 'Er is nog niets opgeslagen',
  noneText: 'Wat je online bekijkt opent hier ook zonder netwerk.',
  saved: (moment) => `Opgeslagen op dit apparaat, ${moment}`,
  savedAtSomeTime: 'Opgeslagen op dit apparaat',
  found: 'Je bent offline. Deze stukken staan op je apparaat; in de winkel zijn er misschien meer.',
  notFound: 'Niets gevonden op je apparaat',
  notFoundText: (text) => `Je bent offline, dus we zochten ‘${text}’ alleen op je apparaat.`,
  pages: 'De opgeslagen pagina’s bekijken',
};
