import type { CartLine } from '#domain/cart/cart.ts';
import type { CartAddition } from '#domain/cart/line-of.ts';
import { keyOf } from '#domain/cart/line-parts.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { createListChanges } from '#domain/lists/list-changes.ts';
import { isWishlisted } from '#domain/lists/wishlist.ts';
import { moneyOf, type Percent } from '#domain/shared/money.ts';
import type { ActOf } from './acts.ts';
import { spotsIn, wishesIn } from './hear-tellings.ts';
import { putsThing, wantsOf } from './ledger.ts';
import type { Tab } from './simulated-tabs.ts';
import { piecesPut } from './tab-journal.ts';
import type { World } from './world.ts';

export function add(world: World, tab: Tab, quantity: number, onShown: () => void): void {
  const thing = putsThing(world.ledger, quantity, world.ownersAt(tab));
  world.journal.note(`that is ${thing}`);
  tab.intents.add({ kind: 'cart', thing, place: 'cart', onShown });
  void tab.visit.addToCart(additionOf(thing), quantity);
}

/** Puts one of a few pieces on the wishlist, or takes it off. */
export function wish(tab: Tab, at: number, onShown: () => void): void {
  const shop = tab.visit;
  const thing = `wish ${at}`;
  const isThere = isWishlisted(shop.wishlist.get(), thing);
  tab.intents.add({ kind: 'wishlist', thing, place: isThere ? 'unwished' : 'wished', onShown });
  void shop.toggleWishlisted(tileForTests(thing));
}

/** Moves one of a few pieces of the wishlist to another list, or back. */
export function moveWish(tab: Tab, at: number, onShown: () => void): void {
  const { wishlist, namedLists, ids } = tab.visit;
  const thing = `wish ${at}`;
  const { place } = wishesIn(wishlist.get())(thing);
  if (place === 'unwished') return;
  tab.intents.add({ kind: 'wishlist', thing, place: place === 'listed' ? 'wished' : 'listed', onShown });
  createListChanges({ wishlist, namedLists, ids }).move(thing, place === 'listed' ? null : 'another list');
}

function additionOf(thing: string): CartAddition {
  const sku = skuOf(thing);
  const product = {
    id: 7,
    sku,
    parentSku: sku,
    type: 'simple',
    name: thing,
    designer: '',
    image: '',
    options: [],
    error: null,
    readyToShip: null,
  } as const;
  return {
    product,
    variant: null,
    price: { current: moneyOf(100), regular: moneyOf(100), discount: 0 as Percent },
    address: `/${thing}`,
  };
}

type LineAct = ActOf<'changes' | 'removes' | 'saves'>;

const places = { changes: 'cart', removes: 'removed', saves: 'saved' } as const;

export function changeLine(world: World, tab: Tab, act: LineAct, onShown: () => void): unknown {
  const shop = tab.visit;
  const { lines } = shop.cart.get();
  const line = lines[act.at % lines.length];
  if (!line) return null;
  tab.intents.add({ kind: 'cart', thing: line.sku, place: places[act.kind], onShown });
  if (act.kind === 'removes') return shop.removeLine(keyOf(line));
  if (act.kind === 'saves') return shop.savedLines.save(keyOf(line));
  wantsOf(world.ledger, line.sku, act.quantity + chosenElsewhere(world, line));
  return shop.changeQuantity(keyOf(line), act.quantity);
}

/**
 * What other pages have put to the pieces of a line that this one has not heard of, also those that have been left: that comes
 * together (docs/reliability.md, Open).
 */
function chosenElsewhere({ tabs, shared }: World, { sku, quantity }: CartLine): number {
  const shown = tabs().map(({ visit }) => spotsIn(visit.cart.get())(sku).quantity - quantity);
  return [...shown, ...piecesPut(shared.journal, sku)].reduce((sum, more) => sum + Math.max(0, more), 0);
}
