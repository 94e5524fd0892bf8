import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'Continua il film',
  captions: 'Sottotitoli',
  failed: 'Qui non è possibile riprodurre il film.',
  openFile: 'Apri il film da solo',
};
