import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'Oglądaj dalej',
  captions: 'Napisy',
  failed: 'Nie można tu odtworzyć filmu.',
  openFile: 'Otwórz film osobno',
};
