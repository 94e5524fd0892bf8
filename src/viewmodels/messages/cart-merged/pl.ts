import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMergedMessages } from './en.ts';

const count = counterOf('pl');

export const cartMerged: TextsOf<typeof cartMergedMessages> = {
  together: (fromDevice, fromAccount) =>
    `${count(fromDevice, { one: '# sztuka z tego urządzenia', few: '# sztuki z tego urządzenia', other: '# sztuk z tego urządzenia' })}, ${count(fromAccount, { other: '# z Twojego konta' })}.`,
  undo: 'Cofnij łączenie koszyków',
  keep: 'Zachowaj wszystko',
};
