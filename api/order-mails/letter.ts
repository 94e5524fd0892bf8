import { entryText, mailLanguageOf } from '#api/mail/mail-language.ts';
import { isInUnion } from '#api/records/european-union.ts';
import type { OrderAddress } from '#api/records/order-records.ts';
import { addressLines } from './address-lines.ts';
import { paragraphsOf } from './letter-paragraphs.ts';
import { type MailLocale, mailLocaleOf } from './mail-locale.ts';
import type { MailedOrder, MailedShipment } from './mailed-order.ts';
import { oneLine, typedWords } from './plain-words.ts';
import { withdrawalMailWords } from './withdrawal-words/withdrawal-mail-words.ts';
import type { Occasion, OrderMailWords } from './words/order-mail-words.ts';

export type Entry = { readonly term: string; readonly value: string };

/** What a mail about an order says, in the order it is read, before it is text or HTML. */
export type Letter = {
  readonly locale: Pick<MailLocale, 'name' | 'direction'>;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Entry[];
  readonly itemsTitle: string;
  readonly items: readonly LetterItem[];
  readonly sums: readonly Entry[];
  /** Null where the mail is about no amount. */
  readonly total: Entry | null;
  /** What the total contains. */
  readonly within: readonly Entry[];
  readonly addresses: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** The way to the order is the last one. */
  readonly links: readonly Link[];
};

export type Link = { readonly text: string; readonly address: string };

export type LetterItem = {
  readonly name: string;
  /** What was chosen; '' for nothing. */
  readonly options: string;
  /** Such as `2 × ₹8,960.00`; '' where its name says how many. */
  readonly pieces: string;
  /** '' where the mail is about no amount. */
  readonly total: string;
};

/** `storefrontUrl` is where shoppers find the shop, without a slash at the end. */
export function letterOf(occasion: Occasion, order: MailedOrder, storefrontUrl: string): Letter {
  const locale = mailLocaleOf(order);
  const { words, money } = locale;
  const whole = TOLD_WHOLE.includes(occasion);
  return {
    locale,
    subject: words.subject[occasion](order.increment_id),
    heading: words.heading[occasion],
    paragraphs: paragraphsOf(occasion, order, locale),
    facts: factsOf(order, locale),
    itemsTitle: words.orderedItems,
    items: whole ? order.lines.map((line) => itemOf(line, locale)) : [],
    sums: whole ? sumsOf(order, locale) : [],
    total: occasion === 'payment-returned' ? null : { term: words.total, value: money(order.grand_total) },
    within: whole && order.tax > 0 ? [{ term: words.taxWithin, value: money(order.tax) }] : [],
    addresses: occasion === 'placed' ? addressesOf(order, locale) : [],
    links: [...withdrawalOf(occasion, order, storefrontUrl), ...linksOf(order, locale, storefrontUrl)],
  };
}

/** An order that comes or goes is told whole. */
const TOLD_WHOLE: readonly Occasion[] = ['placed', 'payment-failed', 'canceled'];

function linksOf({ order_id, shipment }: MailedOrder, { words }: MailLocale, storefrontUrl: string): readonly Link[] {
  const order = lookAtOrder({ order_id }, words, storefrontUrl);
  return shipment?.url ? [{ text: words.followParcel, address: shipment.url }, order] : [order];
}

/** Once something is on its way to a country of the Union, the way to withdraw from it. */
function withdrawalOf(occasion: Occasion, order: MailedOrder, storefrontUrl: string): readonly Link[] {
  const isDue = occasion === 'shipped' || occasion === 'delivered';
  if (!isDue || order.shipping_address === null || !isInUnion(order.shipping_address.country_id)) return [];
  const language = mailLanguageOf({ language: order.language, storeCode: order.store_code });
  const address = `${storefrontUrl}/withdraw?orderId=${encodeURIComponent(order.order_id)}`;
  return [{ text: withdrawalMailWords[language].withdraw, address }];
}

/** The way to the page of an order. */
export function lookAtOrder({ order_id }: Pick<MailedOrder, 'order_id'>, words: OrderMailWords, url: string): Link {
  return { text: words.lookAtOrder, address: `${url}/confirmation?orderId=${encodeURIComponent(order_id)}` };
}

function factsOf(order: MailedOrder, { words, day }: MailLocale): readonly Entry[] {
  return [
    { term: words.orderNumber, value: order.increment_id },
    { term: words.placedOn, value: day(order.placed_at) },
    { term: words.payment, value: oneLine(order.payment_title) },
    ...(order.shipping_address === null ? [] : [{ term: words.delivery, value: oneLine(order.shipping_description) }]),
    ...parcelOf(order.shipment, words),
  ];
}

function parcelOf(shipment: MailedShipment | null, { carrier, parcelNumber }: OrderMailWords): readonly Entry[] {
  if (shipment === null) return [];
  return [
    { term: carrier, value: oneLine(shipment.carrier) },
    { term: parcelNumber, value: oneLine(shipment.number) },
  ];
}

function itemOf(line: MailedOrder['lines'][number], locale: MailLocale): LetterItem {
  const { money, count } = locale;
  return {
    name: oneLine(line.name),
    options: optionsText(line, locale),
    pieces: `${count(line.qty)} × ${money(line.price_incl_tax)}`,
    total: money(line.row_total_incl_tax),
  };
}

/** What was chosen of a line; '' for nothing. */
export function optionsText(
  { options }: Pick<MailedOrder['lines'][number], 'options'>,
  { name, words }: MailLocale,
): string {
  return options
    .map(({ label, value }) => entryText(name, optionName(oneLine(label), words), oneLine(value)))
    .join(', ');
}

/** The two usual options have names in each language; they are known by the shop's English ones. */
function optionName(label: string, { colour, size }: OrderMailWords): string {
  if (/^colou?r$/i.test(label)) return colour;
  return /^size$/i.test(label) ? size : label;
}

/** What adds up to the total. Shipping is free: contract, section 4. */
function sumsOf(order: MailedOrder, { words, money }: MailLocale): readonly Entry[] {
  const off = order.coupon === null ? words.discount : `${words.discount} (${oneLine(order.coupon)})`;
  return [
    { term: words.subtotal, value: money(order.subtotal_incl_tax) },
    ...(order.discount === 0 ? [] : [{ term: off, value: money(-order.discount) }]),
    ...(order.shipping_address === null ? [] : [{ term: words.shipping, value: money(0) }]),
    ...(order.store_credit === 0 ? [] : [{ term: words.storeCredit, value: money(-order.store_credit) }]),
  ];
}

/** Where it goes, and where its bill goes where that is somewhere else. */
function addressesOf({ shipping_address: to, billing_address: billing }: MailedOrder, locale: MailLocale) {
  const { deliverTo, billTo } = locale.words;
  const bill = { title: billTo, lines: envelopeLines(billing, locale) };
  if (to === null) return [bill];
  const parcel = { title: deliverTo, lines: envelopeLines(to, locale) };
  return parcel.lines.join('\n') === bill.lines.join('\n') ? [parcel] : [parcel, bill];
}

/** As an envelope has it. Whoever gets the mail by mistake learns no telephone number. */
function envelopeLines(address: OrderAddress, { country }: MailLocale): readonly string[] {
  return [...addressLines(address).map(typedWords), country(address.country_id)].filter((line) => line !== '');
}
