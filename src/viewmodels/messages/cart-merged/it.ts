import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMergedMessages } from './en.ts';

const count = counterOf('it');

export const cartMerged: TextsOf<typeof cartMergedMessages> = {
  together: (fromDevice, fromAccount) =>
    `${count(fromDevice, { one: '# pezzo da questo dispositivo', other: '# pezzi da questo dispositivo' })}, ${count(fromAccount, { other: '# dal tuo account' })}.`,
  undo: 'Annulla l’unione',
  keep: 'Tieni tutto',
};
