import type { TextsOf } from '../writing/words.ts';
import type { filmWords } from './en.ts';

export const film: TextsOf<typeof filmWords> = {
  goOn: 'متابعة الفيلم',
  captions: 'التسميات التوضيحية',
  failed: 'لا يمكن تشغيل الفيلم هنا.',
  openFile: 'افتح الفيلم وحده',
};
