import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMergedMessages } from './en.ts';

const count = counterOf('nl');

export const cartMerged: TextsOf<typeof cartMergedMessages> = {
  together: (fromDevice, fromAccount) =>
    `${count(fromDevice, { one: '# stuk van dit apparaat', other: '# stuks van dit apparaat' })}, ${count(fromAccount, { other: '# van je account' })}.`,
  undo: 'Samenvoegen ongedaan maken',
  keep: 'Alles houden',
};
