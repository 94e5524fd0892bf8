import type { Selectable } from 'kysely';
import type { OrderTable } from '#api/database/order-tables.ts';
import { directionOf, mailLanguageOf } from '#api/mail/mail-language.ts';
import { amountOf, type Paise } from '#api/money/paise.ts';
import { STORE_TIME_ZONE } from '#api/process/shop-clock.ts';
import type { OrderAddress } from '#api/records/order-records.ts';
import type { OrderMailWords } from './words/order-mail-words.ts';
import { orderWords } from './words/order-words.ts';

/** How the mails about an order are written. */
export type MailLocale = {
  /** Such as `de-AT`: the language that the shopper reads, as it is written where the order goes. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: OrderMailWords;
  /** In the currency of the order. */
  readonly money: (paise: Paise) => string;
  readonly count: (pieces: number) => string;
  /** The store's day. */
  readonly day: (moment: Date) => string;
  /** A country by its ISO 3166-1 code. */
  readonly country: (code: string) => string;
};

type Located = Pick<OrderAddress, 'country_id'>;
type Placed = Pick<Selectable<OrderTable>, 'store_code' | 'language'> & {
  readonly shipping_address: Located | null;
  readonly billing_address: Located;
};

const AMERICAN = 'en-US';
const CURRENCY = 'INR'; // contract, Order.order_currency_code

export function mailLocaleOf({ store_code, language: read, shipping_address, billing_address }: Placed): MailLocale {
  const language = mailLanguageOf({ language: read, storeCode: store_code });
  const name = `${language}-${(shipping_address ?? billing_address).country_id}`;
  const style = { style: 'currency', currency: CURRENCY, currencyDisplay: 'narrowSymbol' } as const; // ₹ in every language
  const money = new Intl.NumberFormat(name, style);
  const count = new Intl.NumberFormat(name);
  const day = new Intl.DateTimeFormat(name, { dateStyle: 'long', timeZone: STORE_TIME_ZONE, calendar: 'gregory' });
  const country = new Intl.DisplayNames([name], { type: 'region' });
  return {
    name,
    direction: directionOf(language),
    words: name === AMERICAN ? { ...orderWords.en, colour: 'Color' } : orderWords[language],
    money: (paise) => money.format(amountOf(paise)),
    count: (pieces) => count.format(pieces),
    day: (moment) => day.format(moment),
    country: (code) => country.of(code) ?? code,
  };
}
