import type { ProductSeen } from './browsing.ts';

/** What the page of a product says of working days, and of where it is not sent. */
export function workingDaysIn(text: string): Pick<ProductSeen, 'madeIn' | 'arrivesIn' | 'notSent'> {
  const [, made] = /Made to order · Ships in (\d+) working days?/.exec(text) ?? [];
  const [, arrives] = /At your door (\d+ to \d+) working days/.exec(text) ?? [];
  const [notSent = null] = /Not sent to your country\./.exec(text) ?? [];
  return { notSent, madeIn: made === undefined ? null : Number(made), arrivesIn: arrives ?? null };
}
