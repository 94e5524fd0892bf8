import type { TextsOf } from '../writing/words.ts';
import type { filmWords } from './en.ts';

export const film: TextsOf<typeof filmWords> = {
  goOn: 'फ़िल्म आगे चलाएँ',
  captions: 'कैप्शन',
  failed: 'फ़िल्म यहाँ नहीं चल सकती।',
  openFile: 'फ़िल्म अलग से खोलें',
};
