import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'फ़िल्म आगे चलाएँ',
  captions: 'कैप्शन',
  failed: 'फ़िल्म यहाँ नहीं चल सकती।',
  openFile: 'फ़िल्म अलग से खोलें',
};
