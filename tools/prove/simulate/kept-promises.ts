import type { CustomerId } from '#domain/session/customer.ts';
import { ownerOf } from '#domain/session/session.ts';
import { type Spots, spotsIn, wishesIn } from './hear-tellings.ts';
import type { Tab } from './simulated-tabs.ts';
import type { Spot, Tellings } from './tellings.ts';
import type { World } from './world.ts';

/** What somebody finds who comes back. */
export type Sight = { readonly owner: CustomerId | null; readonly inCart: Spots; readonly onWishlist: Spots };

export function sightOf({ visit: shop }: Tab): Sight {
  return {
    owner: ownerOf(shop.session.get()),
    inCart: spotsIn(shop.cart.get()),
    onWishlist: wishesIn(shop.wishlist.get()),
  };
}

/**
 * P4: what was shown and not undone since is so when the device is opened again (`sights`: by whoever comes back first, and
 * by all others after them). What was ordered is for other promises to tell of.
 */
export function brokenTellings(world: World, tellings: Tellings, sights: readonly Sight[]): readonly string[] {
  const { ledger, shop, nameOf } = world;
  const [first] = sights;
  const ordered = new Set([
    ...shop.rows().flatMap(({ pieces }) => [...pieces.keys()]),
    ...[...ledger.firsts.values()].flatMap(({ lines }) => lines.map(({ sku }): string => sku)),
  ]);
  const broken = [...tellings.things].flatMap(([name, { spot, hold }]) => {
    if (hold !== 'sure' || ordered.has(name)) return [];
    const found = sights.map((sight) => foundOf(sight, name, spot));
    return isKept(spot, found, tellings.foundEarly.has(name))
      ? []
      : [`P4: ${name} was shown as ${wordsOf(spot)}, and is ${found.map(wordsOf).join(', ')}`];
  });
  return [...broken, ...strangeSession(tellings, first?.owner ?? null, nameOf)];
}

const ofWishlist: readonly Spot['place'][] = ['wished', 'listed', 'unwished'];

function foundOf({ inCart, onWishlist }: Sight, name: string, { place }: Spot): Spot {
  return ofWishlist.includes(place) ? onWishlist(name) : inCart(name);
}

/** What is there has to be there at first; what is gone is gone for everybody. */
function isKept({ place, quantity }: Spot, found: readonly Spot[], mayBeDoubled: boolean): boolean {
  if (place === 'removed' || place === 'unwished') return found.every((each) => each.place === place);
  const [first] = found;
  return first?.place === place && (first.quantity === quantity || mayBeDoubled);
}

/** Nobody is signed out who did not sign out and whom the shop did not send away, nor signed in who has signed out. */
function strangeSession({ session }: Tellings, found: CustomerId | null, nameOf: World['nameOf']): readonly string[] {
  if (!session.isSure || session.owner === found) return [];
  return [`P4: ${nameOf(session.owner)} was shown to be here, and ${nameOf(found)} is`];
}

function wordsOf({ place, quantity }: Spot): string {
  return quantity > 0 ? `${place} (${quantity})` : place;
}
