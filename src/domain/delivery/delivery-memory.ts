import type { Sku } from '#domain/catalog/product.ts';
import type { Day } from '#domain/shared/clock.ts';
import type { DeliveryEstimate } from './delivery-gateway.ts';

/** What the shop said of some skus, and when (ms since 1970). */
export type DeliveryAnswer = {
  readonly skus: readonly Sku[];
  readonly estimate: DeliveryEstimate;
  readonly at: number;
};

/** Where somebody wants it delivered, and what they were told of that place, the latest first. */
export type DeliveryMemory = { readonly pinCode: string; readonly answers: readonly DeliveryAnswer[] };

const MOST_REMEMBERED = 20;

/** Answers about another place are of no use any more. */
export function withAnswer(memory: DeliveryMemory | null, pinCode: string, answer: DeliveryAnswer): DeliveryMemory {
  const others = memory?.pinCode === pinCode ? memory.answers.filter(({ skus }) => !areSame(skus, answer.skus)) : [];
  return { pinCode, answers: [answer, ...others].slice(0, MOST_REMEMBERED) };
}

/** What is known of these skus; null for nothing, and for a day that is over. */
export function answerFor(memory: DeliveryMemory | null, skus: readonly Sku[], today: Day): DeliveryAnswer | null {
  const found = memory?.answers.find((answer) => areSame(answer.skus, skus)) ?? null;
  return found?.estimate.kind === 'by' && found.estimate.day < today ? null : found;
}

function areSame(some: readonly Sku[], others: readonly Sku[]): boolean {
  return some.length === others.length && some.every((sku) => others.includes(sku));
}
