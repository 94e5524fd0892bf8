import type { TextsOf } from '../writing/messages.ts';
import type { zoomMessages } from './en.ts';

export const zoom: TextsOf<typeof zoomMessages> = {
  zoom: 'Zum',
  closer: 'Más cerca',
  farther: 'Más lejos',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  place: (number, total, percent) => `${number} de ${total}, ${percent} %`,
};
