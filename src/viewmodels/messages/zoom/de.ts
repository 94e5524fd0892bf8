import type { TextsOf } from '../writing/messages.ts';
import type { zoomMessages } from './en.ts';

export const zoom: TextsOf<typeof zoomMessages> = {
  zoom: 'Zoom',
  closer: 'Näher',
  farther: 'Weiter weg',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  place: (number, total, percent) => `${number} von ${total}, ${percent} %`,
};
