import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'Verder met de video',
  captions: 'Ondertiteling',
  failed: 'De video kan hier niet worden afgespeeld.',
  openFile: 'De video apart openen',
};
