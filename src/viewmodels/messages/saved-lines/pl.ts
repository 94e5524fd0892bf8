import type { TextsOf } from '../writing/messages.ts';
import type { savedLineMessages } from './en.ts';

export const savedLines: TextsOf<typeof savedLineMessages> = {
  heading: 'Odłożone na później',
  note: 'Zapisane na tym urządzeniu, w wybranym kolorze i rozmiarze.',
  move: 'Przenieś do koszyka',
  moveOf: (name) => `Przenieś do koszyka: ${name}`,
  forgetOf: (name) => `Usuń z odłożonych: ${name}`,
};
