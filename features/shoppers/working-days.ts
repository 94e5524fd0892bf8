import type { ProductSeen } from './browsing.ts';

/** What the page of a product says of working days. */
export function workingDaysIn(text: string): Pick<ProductSeen, 'madeIn' | 'arrivesIn'> {
  const [, made] = /Made to order · Ships in (\d+) working days?/.exec(text) ?? [];
  const [, arrives] = /At your door (\d+ to \d+) working days/.exec(text) ?? [];
  return { madeIn: made === undefined ? null : Number(made), arrivesIn: arrives ?? null };
}
