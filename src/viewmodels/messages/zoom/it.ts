import type { TextsOf } from '../writing/messages.ts';
import type { zoomMessages } from './en.ts';

export const zoom: TextsOf<typeof zoomMessages> = {
  zoom: 'Zoom',
  closer: 'Più vicino',
  farther: 'Più lontano',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  place: (number, total, percent) => `${number} di ${total}, ${percent}%`,
};
