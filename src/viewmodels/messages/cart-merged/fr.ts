import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMergedMessages } from './en.ts';

const count = counterOf('fr');

export const cartMerged: TextsOf<typeof cartMergedMessages> = {
  together: (fromDevice, fromAccount) =>
    `${count(fromDevice, { one: '# pièce de cet appareil', other: '# pièces de cet appareil' })}, ${count(fromAccount, { other: '# de votre compte' })}.`,
  undo: 'Annuler la fusion des paniers',
  keep: 'Tout garder',
};
