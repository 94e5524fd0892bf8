import type { TextsOf } from '../writing/messages.ts';
import type { savedLineMessages } from './en.ts';

export const savedLines: TextsOf<typeof savedLineMessages> = {
  heading: 'Bewaard voor later',
  note: 'Bewaard op dit apparaat, in deze kleur en maat.',
  move: 'Naar winkelwagen',
  moveOf: (name) => `Naar winkelwagen: ${name}`,
  forgetOf: (name) => `${name} uit Bewaard voor later halen`,
};
