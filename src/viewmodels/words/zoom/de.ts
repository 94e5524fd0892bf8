import type { TextsOf } from '../writing/words.ts';
import type { zoomWords } from './en.ts';

export const zoom: TextsOf<typeof zoomWords> = {
  zoom: 'Zoom',
  closer: 'Näher',
  farther: 'Weiter weg',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  place: (number, total, percent) => `${number} von ${total}, ${percent} %`,
};
