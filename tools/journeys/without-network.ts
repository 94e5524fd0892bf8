import { CACHES } from '#domain/offline/kept-keys.ts';
import { until } from '#shared/waiting/until.ts';
import type { Hands } from '../engines/hands.ts';
import { resets } from '../network/passage.ts';
import { button, link } from './checkout.ts';
import { ofLeaving, ofNoNetwork } from './expected.ts';
import type { Journey } from './journey.ts';

/** No driver can tell WebKitGTK that it is offline: it finds out, as where a phone has bars and no line. */
export const withoutNetwork: Journey = {
  name: 'a page that was seen opens without a network',
  expected: [...ofNoNetwork, ...ofLeaving],
  async run({ newThing, newShopper, network }) {
    const thing = await newThing('Plain Stole');
    const shopper = await newShopper();
    await shopper.opens(thing.path);
    const isThere = { cache: `${CACHES}pages`, path: thing.path };
    await until('the page is on the device', () => shopper.look(isKept, isThere));
    network.all(resets);
    await shopper.reloads();
    await shopper.sees({ role: 'heading', name: thing.name });
    await shopper.presses(button('Add to cart'));
    await shopper.sees(button('Cart, 1 item'));
    await shopper.opens('/women/sarees');
    await shopper.sees({ role: 'heading', name: 'We cannot show these pieces right now' });
    network.heal();
    await shopper.presses(link('Retry'));
    await shopper.sees({ role: 'heading', name: 'Sarees' });
    await shopper.sees(button('Cart, 1 item'));
    return 'the product, which goes into the cart; of a list that was not seen it says so, and shows it with the network';
  },
};

type Kept = { readonly cache: string; readonly path: string };

/** Runs in the page: a worker answers for it, and has kept the page. */
async function isKept(_hands: Hands, { cache, path }: Kept): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const kept = await (await caches.open(cache)).keys();
  return kept.some(({ url }) => new URL(url).pathname === path);
}
