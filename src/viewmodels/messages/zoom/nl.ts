import type { TextsOf } from '../writing/messages.ts';
import type { zoomMessages } from './en.ts';

export const zoom: TextsOf<typeof zoomMessages> = {
  zoom: 'Zoom',
  closer: 'Dichterbij',
  farther: 'Verder weg',
  previous: 'Vorige afbeelding',
  next: 'Volgende afbeelding',
  place: (number, total, percent) => `${number} van ${total}, ${percent}%`,
};
