import { type Alert, alertMail, nameInMail } from '#api/alerts/alert-mail.ts';
import type { Mail, Unsubscribe } from '#api/mail/mail.ts';
import type { MailLanguage } from '#api/mail/mail-language.ts';
import { amountOf, type Paise } from '#api/money/paise.ts';
import type { PriceSet } from '#api/money/price-set.ts';
import { priceFallWords } from './words/price-fall-words.ts';

/** A product that costs less than its reader was last told, in the merchant's words. */
export type PriceFall = {
  readonly name: string;
  readonly before: Paise;
  readonly price: Paise;
  readonly set: PriceSet;
  /** Its page, as a whole address. */
  readonly address: string;
};

const CURRENCY = 'INR'; // contract, section 4: amounts are those that an order is charged

/** Numbers are written as where the price counts. */
const COUNTRY: Readonly<Record<PriceSet, string>> = { IN: 'IN', US: 'US', OTHER: 'GB' };

/** The mail of what has become cheaper, the newest wish first. */
export function priceFallMail(
  language: MailLanguage,
  falls: readonly PriceFall[],
  unsubscribe: Unsubscribe,
): Omit<Mail, 'to'> {
  const { subjectOfOne, subjectOfMany, heading, isCheaper, youAsked, notYou } = priceFallWords[language];
  const pieces = falls.map(({ name, before, price, set, address }) => {
    const money = moneyOf(`${language}-${COUNTRY[set]}`);
    const text = nameInMail(name);
    return { text: isCheaper(text, money(price), money(before)), link: { text, address } };
  });
  const [first, ...more] = pieces;
  const alert: Alert = {
    subject: first && more.length === 0 ? subjectOfOne(first.link.text) : subjectOfMany,
    heading,
    pieces,
    last: [youAsked],
    notYou,
  };
  return alertMail(language, alert, unsubscribe);
}

function moneyOf(locale: string): (paise: Paise) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol', // ₹ in every language, as in the mails of orders
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (paise) => format.format(amountOf(paise));
}
