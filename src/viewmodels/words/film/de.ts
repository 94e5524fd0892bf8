import type { TextsOf } from '../writing/words.ts';
import type { filmWords } from './en.ts';

export const film: TextsOf<typeof filmWords> = {
  goOn: 'Film weiter abspielen',
  captions: 'Untertitel',
  failed: 'Der Film lässt sich hier nicht abspielen.',
  openFile: 'Den Film einzeln öffnen',
};
