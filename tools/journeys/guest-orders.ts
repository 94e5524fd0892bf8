import { deepStrictEqual } from 'node:assert/strict';
import { button, fillsIn, link, panel, placesOrder, thanks } from './checkout.ts';
import { ofLeaving } from './expected.ts';
import type { Journey } from './journey.ts';

/** From home by the search, since that leads to every piece. */
export const guestOrders: Journey = {
  name: 'a guest orders',
  expected: ofLeaving,
  async run({ newThing, newShopper, ordersOf }) {
    const thing = await newThing('Kurta Set', ['S', 'M']);
    const shopper = await newShopper();
    await shopper.opens('/');
    await shopper.presses(link('Home'));
    await shopper.opens(thing.path);
    await shopper.sees({ role: 'heading', name: thing.name });
    await shopper.presses({ role: 'field', startsWith: 'S', within: { role: 'group', name: 'Size' } });
    await shopper.presses(button('Add to cart'));
    await shopper.presses(link('Checkout', panel));
    await fillsIn(shopper);
    await shopper.presses(placesOrder);
    await shopper.sees(thanks);
    deepStrictEqual(await ordersOf(thing), [1]);
    return `"${await shopper.reads(thanks)}", and the shop has the order`;
  },
};
