import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMergedMessages } from './en.ts';

const count = counterOf('hi');

export const cartMerged: TextsOf<typeof cartMergedMessages> = {
  together: (fromDevice, fromAccount) =>
    `${count(fromDevice, { other: 'इस डिवाइस से # पीस' })}, ${count(fromAccount, { other: 'आपके खाते से #' })}।`,
  undo: 'फिर अलग करें',
  keep: 'सब रखें',
};
