import type { Selectable } from 'kysely';
import type { OrderLineTable, OrderTable } from '#api/database/order-tables.ts';
import type { ReturnTable } from '#api/database/return-tables.ts';
import type { Paise } from '#api/money/paise.ts';
import { type Letter, lookAtOrder, optionsText } from './letter.ts';
import { type MailLocale, mailLocaleOf } from './mail-locale.ts';
import { oneLine } from './plain-words.ts';
import type { ReturnOccasion } from './words/order-mail-words.ts';

/** The part of a return that its mails tell of. */
export type MailedReturn = Pick<
  Selectable<ReturnTable>,
  'number' | 'refund' | 'refusal' | 'amount' | 'credit_share'
> & {
  readonly order: Pick<
    Selectable<OrderTable>,
    | 'order_id'
    | 'increment_id'
    | 'placed_at'
    | 'store_code'
    | 'language'
    | 'payment_method'
    | 'shipping_address'
    | 'billing_address'
  >;
  readonly lines: readonly (Pick<Selectable<OrderLineTable>, 'name' | 'options' | 'qty'> & {
    readonly amount: Paise;
  })[];
};

type Desk = { readonly storefrontUrl: string; readonly returnAddress: readonly string[] };

const CASH = 'cashondelivery';

/** What a mail about a return says, in the order it is read. */
export function returnLetterOf(occasion: ReturnOccasion, returned: MailedReturn, desk: Desk): Letter {
  const { order, number, amount, lines } = returned;
  const locale = mailLocaleOf(order);
  const { words, money, count, day } = locale;
  const { returns } = words;
  return {
    locale,
    subject: returns.subject[occasion](number),
    heading: returns.heading[occasion],
    paragraphs: paragraphsOf(occasion, returned, { locale, desk }),
    facts: [
      { term: returns.returnNumber, value: number },
      { term: words.orderNumber, value: order.increment_id },
      { term: words.placedOn, value: day(order.placed_at) },
    ],
    itemsTitle: returns.items,
    items: lines.map((line) => ({
      name: `${count(line.qty)} × ${oneLine(line.name)}`,
      options: optionsText(line, locale),
      pieces: '',
      total: occasion === 'refused' ? '' : money(line.amount),
    })),
    sums: [],
    total: occasion === 'refused' ? null : { term: returns.refund, value: money(amount) },
    within: [],
    addresses:
      occasion === 'asked' && desk.returnAddress.length > 0
        ? [{ title: returns.sendTo, lines: desk.returnAddress }]
        : [],
    links: [lookAtOrder(order, words, desk.storefrontUrl)],
  };
}

type Written = { readonly locale: MailLocale; readonly desk: Desk };

function paragraphsOf(occasion: ReturnOccasion, returned: MailedReturn, { locale, desk }: Written): readonly string[] {
  const { words, money } = locale;
  const { returns } = words;
  const credit = returned.refund === 'store_credit' ? returned.amount : returned.credit_share;
  const cash = returned.amount - credit;
  switch (occasion) {
    case 'asked':
      return [
        returns.pack,
        ...(desk.returnAddress.length > 0 ? [] : [returns.sendingFollows]),
        ...(returned.order.payment_method === CASH && cash > 0 ? [returns.accountFollows] : []),
      ];
    case 'received':
      return [returns.lookedAt];
    case 'refunded':
      return [
        ...(cash === 0 && credit > 0 ? [] : [returns.paidBack(money(cash))]),
        ...(credit === 0 ? [] : [returns.asCredit(money(credit))]),
      ];
    case 'refused':
      return [oneLine(returned.refusal ?? ''), returns.notRight];
    default:
      return occasion satisfies never;
  }
}
