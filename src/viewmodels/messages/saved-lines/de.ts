import type { TextsOf } from '../writing/messages.ts';
import type { savedLineMessages } from './en.ts';

export const savedLines: TextsOf<typeof savedLineMessages> = {
  heading: 'Für später gemerkt',
  note: 'Liegt auf diesem Gerät, in seiner Farbe und Größe.',
  move: 'In den Warenkorb',
  moveOf: (name) => `In den Warenkorb: ${name}`,
  forgetOf: (name) => `Entfernen: ${name}, für später gemerkt`,
};
