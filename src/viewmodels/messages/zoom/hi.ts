import type { TextsOf } from '../writing/messages.ts';
import type { zoomMessages } from './en.ts';

export const zoom: TextsOf<typeof zoomMessages> = {
  zoom: 'ज़ूम',
  closer: 'पास लाएँ',
  farther: 'दूर करें',
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  place: (number, total, percent) => `${total} में से ${number}, ${percent}%`,
};
