import type { TabMessages } from '#domain/storage/across-tabs.ts';
import { type Rule, same } from './rule.ts';

/** `tab` makes the signals of one more tab of the same shop. */
export type TabMessagesWorld = { readonly tab: () => TabMessages };

function hearing(tabMessages: TabMessages, name: string) {
  const heard: string[] = [];
  const stop = tabMessages.listen(name, () => heard.push(name));
  return { heard, stop };
}

/** Waits until these tabs have heard what was sent so far: a tab hears in the order of sending. */
async function delivered({ tab }: TabMessagesWorld, tabs: readonly TabMessages[]): Promise<void> {
  const heard = tabs.map((each) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return promise.finally(each.listen('last', resolve));
  });
  tab().send('last');
  await Promise.all(heard);
}

export const tabMessagesRules: readonly Rule<TabMessagesWorld>[] = [
  {
    title: 'the other tabs hear a signal of the name they listen for, the sender does not',
    async prove(world) {
      const { tab } = world;
      const [sender, other, third] = [tab(), tab(), tab()];
      const own = hearing(sender, 'cart');
      const cart = hearing(other, 'cart');
      const orders = hearing(other, 'orders');
      const more = hearing(third, 'cart');
      sender.send('cart');
      await delivered(world, [sender, other, third]);
      same([own.heard, cart.heard, orders.heard, more.heard], [[], ['cart'], [], ['cart']]);
    },
  },
  {
    title: 'who stopped listening hears nothing more',
    async prove(world) {
      const { tab } = world;
      const [sender, other] = [tab(), tab()];
      const stopped = hearing(other, 'cart');
      const stays = hearing(other, 'cart');
      sender.send('cart');
      await delivered(world, [other]);
      stopped.stop();
      sender.send('cart');
      await delivered(world, [other]);
      same([stopped.heard, stays.heard], [['cart'], ['cart', 'cart']]);
    },
  },
];
