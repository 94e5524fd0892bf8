import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'Reprendre la vidéo',
  captions: 'Sous-titres',
  failed: 'La vidéo ne peut pas être lue ici.',
  openFile: 'Ouvrir la vidéo seule',
};
