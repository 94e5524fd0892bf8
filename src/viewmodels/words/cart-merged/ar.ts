import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/words.ts';
import type { cartMergedWords } from './en.ts';

const count = counterOf('ar-AE');

export const cartMerged: TextsOf<typeof cartMergedWords> = {
  together: (fromDevice, fromAccount) =>
    `${count(fromDevice, { other: 'من هذا الجهاز: #' })}، ${count(fromAccount, { other: 'من حسابك: #' })}.`,
  undo: 'التراجع عن الجمع',
  keep: 'الاحتفاظ بالكل',
};
