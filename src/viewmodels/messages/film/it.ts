import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'Continua il video',
  captions: 'Sottotitoli',
  failed: 'Qui non è possibile riprodurre il video.',
  openFile: 'Apri solo il video',
};
