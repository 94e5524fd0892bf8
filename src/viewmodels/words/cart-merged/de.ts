import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/words.ts';
import type { cartMergedWords } from './en.ts';

const count = counterOf('de');

export const cartMerged: TextsOf<typeof cartMergedWords> = {
  together: (fromDevice, fromAccount) =>
    `${count(fromDevice, { one: '# Stück von diesem Gerät', other: '# Stücke von diesem Gerät' })}, ${count(fromAccount, { other: '# aus Ihrem Konto' })}.`,
  undo: 'Wieder trennen',
  keep: 'Alles behalten',
};
