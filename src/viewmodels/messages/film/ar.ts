import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'متابعة الفيلم',
  captions: 'التسميات التوضيحية',
  failed: 'لا يمكن تشغيل الفيلم هنا.',
  openFile: 'افتح الفيلم وحده',
};
