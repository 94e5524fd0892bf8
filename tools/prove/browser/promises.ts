import { type KeptOrder, type Ledger, short } from './ledger.ts';
import type { Thing } from './schedule.ts';

/** An order as the API's database has it. */
export type Row = { readonly id: string; readonly pieces: ReadonlyMap<Thing, number> };

/** How everything stands when nothing is wrong any more. */
export type End = {
  readonly ledger: Ledger;
  readonly rows: readonly Row[];
  readonly kept: readonly KeptOrder[];
  readonly inCart: ReadonlyMap<Thing, number>;
};

/** What of the promises of docs/reliability.md was broken, a sentence each. */
export function brokenPromises({ ledger, rows, kept, inCart }: End): readonly string[] {
  const has = (id: string): number => rows.filter((row) => row.id === id).length;
  return [
    ...ledger.faults,
    ...untrue(ledger, kept, has),
    ...unsettled(kept, has),
    ...unknown(rows, kept),
    ...doubled(),
  ];

  function doubled(): readonly string[] {
    return [...ledger.wanted].flatMap(([thing, most]) => {
      const ordered = rows.reduce((sum, { pieces }) => sum + (pieces.get(thing) ?? 0), 0);
      const left = inCart.get(thing) ?? 0;
      if (ordered > most) return [`P2: ${ordered} × ${thing} were ordered, of ${most} that were wanted`];
      return ordered > 0 && ordered + left > most
        ? [`P2: ${ordered} × ${thing} were ordered, and ${left} are in the cart, of ${most} that were wanted`]
        : [];
    });
  }
}

type Has = (id: string) => number;

/** P1: what was told is so. */
function untrue(
  { placed, queued, canceled, hasCanceled }: Ledger,
  kept: readonly KeptOrder[],
  has: Has,
): readonly string[] {
  const told = (id: string, what: string): string =>
    `P1: order ${short(id)} was told to be ${what}, and the shop has it ${has(id)} times`;
  const isGone = (id: string): boolean => kept.some((order) => order.id === id && order.kind === 'withdrawn');
  const waited = [...queued].filter((id) => !placed.has(id) && !(hasCanceled && isGone(id)));
  return [
    ...[...placed].filter((id) => has(id) !== 1).map((id) => told(id, 'placed')),
    ...waited.filter((id) => has(id) !== 1).map((id) => told(id, 'queued')),
    ...[...canceled].filter((id) => has(id) !== 0).map((id) => told(id, 'canceled')),
  ];
}

/** P6: nothing waits any more, and what the device says of an order is so. Nothing here gives the shop a reason to refuse one. */
function unsettled(kept: readonly KeptOrder[], has: Has): readonly string[] {
  return kept.flatMap(({ id, kind }) => {
    if (kind === 'waiting' || kind === 'canceling') return [`P6: order ${short(id)} still waits: ${kind}`];
    if (kind === 'refused') return [`P1: order ${short(id)} was refused`];
    return has(id) === (kind === 'accepted' ? 1 : 0)
      ? []
      : [`P1: order ${short(id)} is ${kind}, and the shop has it ${has(id)} times`];
  });
}

/** P4: the device knows of everything that the shop has. */
function unknown(rows: readonly Row[], kept: readonly KeptOrder[]): readonly string[] {
  const lost = rows.filter(({ id }) => !kept.some((order) => order.id === id));
  return lost.map(({ id }) => `P4: the shop has order ${short(id)}, of which the device knows nothing`);
}
