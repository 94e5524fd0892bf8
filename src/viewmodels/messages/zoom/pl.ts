import type { TextsOf } from '../writing/messages.ts';
import type { zoomMessages } from './en.ts';

export const zoom: TextsOf<typeof zoomMessages> = {
  zoom: 'Powiększenie',
  closer: 'Bliżej',
  farther: 'Dalej',
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  place: (number, total, percent) => `${number} z ${total}, ${percent}%`,
};
