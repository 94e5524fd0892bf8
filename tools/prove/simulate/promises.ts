import { isAnswered, isTaken, isWithdrawn } from '#domain/orders/order.ts';
import type { Row } from './simulated-shop.ts';
import type { World } from './world.ts';

/** What of the six promises of docs/reliability.md was broken, a sentence each; `inCarts`: pieces that carts still have. */
export function brokenPromises(world: World, inCarts: ReadonlyMap<string, number>): readonly string[] {
  return [...world.ledger.faults, ...lostOrders(world), ...doubledPieces(world, inCarts), ...crossedOrders(world)];
}

/** P5: whatever was begun in a tab that lives on has ended. */
export function endlessPresses({ presses }: World): readonly string[] {
  const open = presses.filter(({ isOver, tab }) => !isOver && !tab.life.isOver());
  return open.map(({ what }) => `P5: ${what} has no end`);
}

/** P1, P6: what was promised of an order is so, and none waits when nothing is wrong any more. */
function lostOrders({ ledger, shop, journal }: World): readonly string[] {
  const rowsOf = (id: string) => shop.rows().filter((row) => row.id === id).length;
  const told = [...ledger.promised].flatMap(([id, promised]) => {
    const name = journal.nameOf(id);
    const last = ledger.lasts.get(id);
    const isPlaced = rowsOf(id) === 1;
    if (promised === 'canceled' || promised === 'taken back')
      return rowsOf(id) === 0 ? [] : [`P1: ${name} was ${promised}, and the shop has it`];
    if (isPlaced) return [];
    if (promised === 'queued' && last && (last.status === 'refused' || isWithdrawn(last))) return [];
    if (ledger.isWarned && ledger.unkept.has(id)) return [];
    return [`P1: ${name} was told to be ${promised}, and the shop has it ${rowsOf(id)} times`];
  });
  const kept = [...ledger.lasts.values()].flatMap((order) => {
    const name = journal.nameOf(order.id);
    if (!isAnswered(order)) return [`P6: ${name} still waits: ${order.status}`];
    const expected = isTaken(order) ? 1 : 0;
    return rowsOf(order.id) === expected
      ? []
      : [`P1: ${name} is ${order.status}, and the shop has it ${rowsOf(order.id)} times`];
  });
  return [...told, ...kept];
}

/**
 * P2: of no thing were more pieces ordered, or are left to be ordered, than anybody wanted. What is left counts where the
 * device kept the cart. A page of an earlier build makes a change again that its device took late (docs/reliability-open.md).
 */
function doubledPieces({ ledger, shop }: World, inCarts: ReadonlyMap<string, number>): readonly string[] {
  const { isOfTwoBuilds, isDeviceWeak } = ledger.tellings;
  if (ledger.isOrderForgotten || (isOfTwoBuilds && isDeviceWeak)) return [];
  const rows = shop.rows().filter(({ id }) => !(ledger.isWarned && ledger.unkept.has(id)));
  return [...ledger.things].flatMap(([name, { most }]) => {
    const ordered = rows.reduce((sum, { pieces }) => sum + (pieces.get(name) ?? 0), 0);
    const left = ledger.isCartUnkept ? 0 : (inCarts.get(name) ?? 0);
    if (ordered > most) return [`P2: ${ordered} × ${name} were ordered, of ${most} that were wanted`];
    return ordered > 0 && ordered + left > most
      ? [`P2: ${ordered} × ${name} were ordered, and ${left} are in the cart again, of ${most} that were wanted`]
      : [];
  });
}

/** P3: an order has its own owner and world, and nothing of anybody else. */
function crossedOrders({ ledger, shop, journal, nameOf }: World): readonly string[] {
  return shop.rows().flatMap((row) => {
    const first = ledger.firsts.get(row.id);
    const name = journal.nameOf(row.id);
    const owner =
      first && first.owner !== row.holder
        ? [`P3: ${name} of ${nameOf(first.owner)} was sent as ${nameOf(row.holder)}`]
        : [];
    const isHome = !first || (first.currency === row.currency && first.country === row.country);
    const world = isHome ? [] : [`P3: ${name} was sent as of ${row.country} in ${row.currency}`];
    return [
      ...owner,
      ...world,
      ...strangersIn(row, ledger.things).map((thing) => `P3: ${name} of ${nameOf(row.holder)} has ${thing}`),
    ];
  });
}

function strangersIn({ pieces, holder }: Row, things: World['ledger']['things']): readonly string[] {
  return [...pieces.keys()].filter((name) => {
    const thing = things.get(name);
    return !thing?.owners.has(holder) && !thing?.comers.has(holder);
  });
}
