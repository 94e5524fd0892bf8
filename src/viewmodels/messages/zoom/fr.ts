import type { TextsOf } from '../writing/messages.ts';
import type { zoomMessages } from './en.ts';

export const zoom: TextsOf<typeof zoomMessages> = {
  zoom: 'Zoom',
  closer: 'Plus près',
  farther: 'Plus loin',
  previous: 'Image précédente',
  next: 'Image suivante',
  place: (number, total, percent) => `${number} sur ${total}, ${percent} %`,
};
