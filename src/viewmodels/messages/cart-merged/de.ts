import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMergedMessages } from './en.ts';

const count = counterOf('de');

export const cartMerged: TextsOf<typeof cartMergedMessages> = {
  together: (fromDevice, fromAccount) =>
    `${count(fromDevice, { one: '# Stück von diesem Gerät', other: '# Stück von diesem Gerät' })}, ${count(fromAccount, { other: '# aus Ihrem Konto' })}.`,
  undo: 'Wieder trennen',
  keep: 'Alles behalten',
};
