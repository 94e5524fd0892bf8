import type { TextsOf } from '../writing/messages.ts';
import type { filmMessages } from './en.ts';

export const film: TextsOf<typeof filmMessages> = {
  goOn: 'Seguir con la película',
  captions: 'Subtítulos',
  failed: 'La película no se puede reproducir aquí.',
  openFile: 'Abrir la película aparte',
};
