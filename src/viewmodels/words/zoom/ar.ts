import type { TextsOf } from '../writing/words.ts';
import type { zoomWords } from './en.ts';

export const zoom: TextsOf<typeof zoomWords> = {
  zoom: 'تكبير',
  closer: 'تقريب',
  farther: 'إبعاد',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  place: (number, total, percent) => `${number} من ${total}، ${percent}%`,
};
