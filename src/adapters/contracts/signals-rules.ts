import type { Signals } from '#domain/storage/turn-taking.ts';
import { type Rule, same } from './rule.ts';

/** `tab` makes the signals of one more tab of the same shop; `delivered` waits until what was sent has arrived. */
export type SignalsWorld = { readonly tab: () => Signals; readonly delivered: () => Promise<void> };

function hearing(signals: Signals, name: string) {
  const heard: string[] = [];
  const stop = signals.listen(name, () => heard.push(name));
  return { heard, stop };
}

export const signalsRules: readonly Rule<SignalsWorld>[] = [
  {
    title: 'the other tabs hear a signal of the name they listen for, the sender does not',
    async prove({ tab, delivered }) {
      const [sender, other, third] = [tab(), tab(), tab()];
      const own = hearing(sender, 'cart');
      const cart = hearing(other, 'cart');
      const orders = hearing(other, 'orders');
      const more = hearing(third, 'cart');
      sender.send('cart');
      await delivered();
      same([own.heard, cart.heard, orders.heard, more.heard], [[], ['cart'], [], ['cart']]);
    },
  },
  {
    title: 'who stopped listening hears nothing more',
    async prove({ tab, delivered }) {
      const [sender, other] = [tab(), tab()];
      const stopped = hearing(other, 'cart');
      const stays = hearing(other, 'cart');
      sender.send('cart');
      await delivered();
      stopped.stop();
      sender.send('cart');
      await delivered();
      same([stopped.heard, stays.heard], [['cart'], ['cart', 'cart']]);
    },
  },
];
