import { type Money, majorOf } from '#domain/shared/money.ts';
import type { Fact, PieceSeen } from './fact.ts';
import type { MarketingEvent } from './tracking-gateway.ts';

/** Amounts are in rupees, whatever currency they are shown in (specification §9). */
const ANALYTICS_CURRENCY = 'INR';

/** Of the hexadecimal characters that make a name an id (specification §9). */
const SUFFIX_LENGTH = 5;

/** What the advertising service knows a browser by; null where it has no such cookie. */
export type MarketingCookies = { readonly fbc: string | null; readonly fbp: string | null };

/** What an event says beside the fact. `random` is a random UUID. */
export type Circumstances = {
  readonly at: number;
  readonly random: string;
  readonly address: string;
  /** Of whoever is signed in; null of a guest. */
  readonly email: string | null;
  readonly cookies: MarketingCookies;
};

/** A fact in the words of the advertising service (contract, ConversionEvent); null where it has none for it. */
export function conversionEvent(
  fact: Fact,
  { at, random, address, email, cookies }: Circumstances,
): MarketingEvent | null {
  const words = wordsOf(fact);
  if (words === null) return null;
  const { name, custom, person = {} } = words;
  // An order keeps its id however often it is told, so that the service counts it once.
  const source = fact.kind === 'bought' ? fact.order.id.slice(fact.order.id.indexOf('-') + 1) : random;
  return {
    event_name: name,
    event_id: name + source.slice(0, SUFFIX_LENGTH),
    event_time: Math.floor(at / 1_000),
    user_data: { ...(email !== null && { em: email }), ...cookies, ...person },
    event_source_url: address,
    action_source: 'website',
    custom_data: custom,
  };
}

type Words = {
  readonly name: string;
  readonly custom: Readonly<Record<string, unknown>>;
  readonly person?: Readonly<Record<string, string>>;
};

function wordsOf(fact: Fact): Words | null {
  switch (fact.kind) {
    case 'page-seen':
      return { name: 'PageView', custom: {} };
    case 'category-seen':
      return { name: 'ViewCategory', custom: { category: fact.name } };
    case 'product-seen':
      return { name: 'ViewContent', custom: pieceWords(fact.piece) };
    case 'added':
      return { name: 'AddToCart', custom: pieceWords(fact.piece) };
    case 'checkout-begun':
      return { name: 'InitiateCheckout', custom: linesWords(fact.lines, fact.value) };
    case 'bought':
      return boughtWords(fact.order);
    case 'searched':
    case 'filtered':
    case 'removed':
    case 'step-reached':
      return null;
    default:
      return fact satisfies never;
  }
}

function boughtWords({ lines, total, billingAddress }: Extract<Fact, { kind: 'bought' }>['order']): Words {
  const { firstName: fn, lastName: ln, postcode: zp, phone: ph } = billingAddress;
  return { name: 'Purchase', custom: linesWords(lines, total), person: { fn, ln, zp, ph } };
}

function pieceWords({ sku, designer, price }: PieceSeen) {
  return { sku, designer, price: majorOf(price), currency_code: ANALYTICS_CURRENCY };
}

function linesWords(lines: Extract<Fact, { kind: 'checkout-begun' }>['lines'], value: Money) {
  return {
    content_ids: lines.map(({ parentSku }) => parentSku),
    content_name: lines.map(({ name }) => name),
    value: majorOf(value),
    currency: ANALYTICS_CURRENCY,
  };
}
