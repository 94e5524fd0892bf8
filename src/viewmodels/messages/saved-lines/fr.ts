import type { TextsOf } from '../writing/messages.ts';
import type { savedLineMessages } from './en.ts';

export const savedLines: TextsOf<typeof savedLineMessages> = {
  heading: 'Gardé pour plus tard',
  note: 'Conservé sur cet appareil, avec sa couleur et sa taille.',
  move: 'Mettre au panier',
  moveOf: (name) => `Mettre au panier : ${name}`,
  forgetOf: (name) => `Retirer ${name} des articles gardés`,
};
