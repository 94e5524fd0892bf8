import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

/** What came together at a sign-in. A part of its own, since few carts have it. */
export const cartMergedMessages = defineMessages('cart-merged', {
  together: (fromDevice: number, fromAccount: number) =>
    `${count(fromDevice, { one: '# piece from this device', other: '# pieces from this device' })}, ${count(fromAccount, { other: '# from your account' })}.`,
  undo: 'Undo bringing them together',
  keep: 'Keep all',
});
