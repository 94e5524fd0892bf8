import type { TextsOf } from '../writing/messages.ts';
import type { zoomMessages } from './en.ts';

export const zoom: TextsOf<typeof zoomMessages> = {
  zoom: 'تكبير',
  closer: 'تقريب',
  farther: 'إبعاد',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  place: (number, total, percent) => `${number} من ${total}، ${percent}%`,
};
