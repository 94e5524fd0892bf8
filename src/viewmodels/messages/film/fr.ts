import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'Reprendre le film',
  captions: 'Sous-titres',
  failed: 'Le film ne peut pas être lu ici.',
  openFile: 'Ouvrir le film seul',
};
