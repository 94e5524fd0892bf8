import { type Money, majorOf } from '#domain/shared/money.ts';
import type { Fact, PieceSeen } from './fact.ts';

/** Something that is counted of a visit. It names nobody, neither a person nor an order. */
export type VisitEvent = {
  readonly name: string;
  /** Of the page it happened on. */
  readonly address: string;
  /** By which counts of one name can be told apart. */
  readonly details: Readonly<Record<string, string>>;
  /** What was bought for, in whole rupees and paisa; null where nothing was. */
  readonly revenue: number | null;
};

/** A fact as it is counted. What was searched for is not told: it may say who searches. */
export function visitEvent(fact: Fact, address: string): VisitEvent {
  const { name, details = {}, revenue = null } = wordsOf(fact);
  return { name, address, details, revenue: revenue === null ? null : majorOf(revenue) };
}

type Words = Pick<VisitEvent, 'name'> & { readonly details?: VisitEvent['details']; readonly revenue?: Money };

function wordsOf(fact: Fact): Words {
  switch (fact.kind) {
    case 'page-seen':
      return { name: 'pageview' };
    case 'category-seen':
      return { name: 'Category', details: { category: fact.name } };
    case 'product-seen':
      return { name: 'Product', details: detailsOf(fact.piece) };
    case 'searched':
      return { name: 'Search', details: { results: String(fact.results) } };
    case 'filtered':
      return { name: 'Filter', details: { filter: fact.filter } };
    case 'added':
      return { name: 'Add to cart', details: detailsOf(fact.piece) };
    case 'removed':
      return { name: 'Remove from cart', details: detailsOf(fact.piece) };
    case 'checkout-begun':
      return { name: 'Checkout', details: { lines: String(fact.lines.length) } };
    case 'step-reached':
      return { name: 'Checkout step', details: { step: fact.step } };
    case 'bought':
      return { name: 'Purchase', details: { lines: String(fact.order.lines.length) }, revenue: fact.order.total };
    default:
      return fact satisfies never;
  }
}

function detailsOf({ sku, designer }: PieceSeen): VisitEvent['details'] {
  return { sku, designer };
}
