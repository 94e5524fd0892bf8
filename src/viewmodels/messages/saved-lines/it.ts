import type { TextsOf } from '../writing/messages.ts';
import type { savedLineMessages } from './en.ts';

export const savedLines: TextsOf<typeof savedLineMessages> = {
  heading: 'Salvati per dopo',
  note: 'Conservati su questo dispositivo, con colore e taglia.',
  move: 'Sposta nel carrello',
  moveOf: (name) => `Sposta nel carrello: ${name}`,
  forgetOf: (name) => `Rimuovi ${name} dai salvati`,
};
