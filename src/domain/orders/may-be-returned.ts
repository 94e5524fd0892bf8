import type { Day } from '#domain/shared/clock.ts';
import { isGone } from './is-gone.ts';
import type { PlacedLine, PlacedOrder } from './order.ts';
import type { OrderReturn } from './order-return.ts';

/** A line of which pieces can be given back, or why none can. */
export type ReturnableLine = {
  readonly item: number;
  readonly line: PlacedLine;
  /** How many can be given back; 0 for none. */
  readonly left: number;
  /** Made to measure or not sent at all, or given back already; null where something is left. */
  readonly why: 'never' | 'given-back' | null;
};

/**
 * Whether pieces of an order can be given back: `elsewhere` where the shop takes none by itself or does not say whose the order
 * is.
 */
export type Returnable =
  | { readonly kind: 'elsewhere' | 'canceled' | 'not-delivered' | 'nothing-left' }
  | { readonly kind: 'over'; readonly until: Day }
  | { readonly kind: 'open'; readonly until: Day; readonly lines: readonly ReturnableLine[] };

type Told = Pick<PlacedOrder, 'status' | 'returns' | 'lines'>;

/** What can be given back, as far as the shop has told; what it decides it decides by the same rule. */
export function mayBeReturned({ status, returns, lines }: Told, today: Day): Returnable {
  if (!returns) return { kind: 'elsewhere' };
  if (isGone({ status })) return { kind: 'canceled' };
  const { until, asked } = returns;
  if (until === null || status !== 'complete') return { kind: 'not-delivered' };
  if (today > until) return { kind: 'over', until };
  const told = lines.flatMap((line) => (line.item == null ? [] : [returnable(line, line.item, asked)]));
  return told.some(({ left }) => left > 0) ? { kind: 'open', until, lines: told } : { kind: 'nothing-left' };
}

function returnable(line: PlacedLine, item: number, asked: readonly OrderReturn[]): ReturnableLine {
  if (line.isReturnable === false) return { item, line, left: 0, why: 'never' };
  const left = Math.max(0, line.quantity - givenBack(asked, item));
  return { item, line, left, why: left === 0 ? 'given-back' : null };
}

/** What was refused is not given back. */
function givenBack(asked: readonly OrderReturn[], item: number): number {
  const items = asked.flatMap((each) => (each.status === 'refused' ? [] : each.items));
  return items.reduce((sum, each) => (each.item === item ? sum + each.quantity : sum), 0);
}
