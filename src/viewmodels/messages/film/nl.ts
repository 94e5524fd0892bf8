import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'Verder met de film',
  captions: 'Ondertiteling',
  failed: 'De film kan hier niet worden afgespeeld.',
  openFile: 'De film apart openen',
};
