import { type Money, majorOf } from '#domain/shared/money.ts';
import type { Fact, PieceSeen } from './fact.ts';

/** Amounts are in rupees, whatever currency they are shown in (specification §9). */
const CURRENCY = 'INR';

/** Something that happened, in the words of Google's tags. Source: events of Google Analytics 4, ecommerce. */
export type EcommerceEvent = {
  readonly name: string;
  /** Of the page it happened on. */
  readonly address: string;
  readonly ecommerce: EcommerceDetails;
};

/** Amounts in whole rupees and paisa. */
type EcommerceDetails = Readonly<Record<string, unknown>>;

/** A fact in these words. What was searched for is not told, nor who buys. */
export function ecommerceEvent(fact: Fact, address: string): EcommerceEvent {
  const [name, ecommerce = {}] = wordsOf(fact);
  return { name, address, ecommerce };
}

function wordsOf(fact: Fact): readonly [name: string, ecommerce?: EcommerceDetails] {
  switch (fact.kind) {
    case 'page-seen':
      return ['page_view'];
    case 'category-seen':
      return ['view_item_list', { item_list_name: fact.name, items: itemsOf(fact.pieces) }];
    case 'product-seen':
      return ['view_item', pieceWords(fact.piece)];
    case 'searched':
      return ['view_search_results', { results: fact.results }];
    case 'filtered':
      return ['select_content', { content_type: 'filter', content_id: fact.filter }];
    case 'added':
      return ['add_to_cart', pieceWords(fact.piece)];
    case 'removed':
      return ['remove_from_cart', pieceWords(fact.piece)];
    case 'checkout-begun':
      return ['begin_checkout', saleWords(fact.lines, fact.value)];
    case 'step-reached':
      return ['checkout_progress', { checkout_step: fact.step }];
    case 'bought':
      return ['purchase', { transaction_id: fact.order.id, ...saleWords(fact.order.lines, fact.order.total) }];
    default:
      return fact satisfies never;
  }
}

function pieceWords({ sku, designer, price }: PieceSeen): EcommerceDetails {
  const value = majorOf(price);
  return { currency: CURRENCY, value, items: [{ item_id: sku, item_brand: designer, price: value, quantity: 1 }] };
}

type Lines = Extract<Fact, { kind: 'checkout-begun' }>['lines'];

function saleWords(lines: Lines, value: Money): EcommerceDetails {
  return { currency: CURRENCY, value: majorOf(value), items: itemsOf(lines) };
}

/** Of one in a list, a cart or an order no price is told. */
function itemsOf(lines: Lines) {
  return lines.map(({ parentSku, name }) => ({ item_id: parentSku, item_name: name }));
}
