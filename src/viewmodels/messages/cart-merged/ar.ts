import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMergedMessages } from './en.ts';

const count = counterOf('ar-AE');

export const cartMerged: TextsOf<typeof cartMergedMessages> = {
  together: (fromDevice, fromAccount) =>
    `${count(fromDevice, { other: 'من هذا الجهاز: #' })}، ${count(fromAccount, { other: 'من حسابك: #' })}.`,
  undo: 'التراجع عن الدمج',
  keep: 'الاحتفاظ بالكل',
};
