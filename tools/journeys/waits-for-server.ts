import { deepStrictEqual } from 'node:assert/strict';
import { resets } from '../network/passage.ts';
import { comesToOrder, placesOrder, thanks } from './checkout.ts';
import { ofLeaving, ofNoNetwork } from './expected.ts';
import type { Journey } from './journey.ts';

const WAITS = 'Your order is saved on this device';

export const waitsForServer: Journey = {
  name: 'an order waits for the server, and is sent once',
  expected: [...ofNoNetwork, ...ofLeaving, /^Unhandled place order request error: unreachable/],
  async run({ newThing, newShopper, ordersOf, network }) {
    const thing = await newThing('Plain Stole');
    const shopper = await newShopper();
    await comesToOrder(shopper, thing);
    network.all(resets);
    await shopper.presses(placesOrder);
    await shopper.sees({ role: 'status', text: WAITS });
    deepStrictEqual(await ordersOf(thing), []);
    network.heal();
    await shopper.sees(thanks);
    await shopper.reloads();
    await shopper.sees(thanks);
    deepStrictEqual(await ordersOf(thing), [1]);
    return `"${WAITS}", then "${await shopper.reads(thanks)}", also after a reload, and one order`;
  },
};
