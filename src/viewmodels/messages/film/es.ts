import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'Seguir con el vídeo',
  captions: 'Subtítulos',
  failed: 'El vídeo no se puede reproducir aquí.',
  openFile: 'Abrir el vídeo aparte',
};
