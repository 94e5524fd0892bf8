import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'Film weiter abspielen',
  captions: 'Untertitel',
  failed: 'Der Film lässt sich hier nicht abspielen.',
  openFile: 'Den Film einzeln öffnen',
};
