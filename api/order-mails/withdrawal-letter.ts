import type { Selectable } from 'kysely';
import type { OrderTable } from '#api/database/order-tables.ts';
import type { WithdrawalOutcome } from '#api/database/withdrawal-tables.ts';
import { mailLanguageOf } from '#api/mail/mail-language.ts';
import type { Paise } from '#api/money/paise.ts';
import { type Letter, lookAtOrder } from './letter.ts';
import { type MailLocale, mailLocaleOf } from './mail-locale.ts';
import { typedWords } from './plain-words.ts';
import { withdrawalMailWords } from './withdrawal-words/withdrawal-mail-words.ts';
import type { WithdrawalMailWords } from './withdrawal-words/words.ts';

/** What the acknowledgement of a withdrawal tells. */
export type MailedWithdrawal = {
  readonly number: string;
  /** The order as it was named. */
  readonly orderNamed: string;
  readonly name: string;
  readonly email: string;
  /** '' for all of the order. */
  readonly pieces: string;
  readonly declaredAt: Date;
  /** In which the moment is written, such as `Europe/Berlin`. */
  readonly zone: string;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  readonly outcome: WithdrawalOutcome;
  /** What is paid back; 0 for nothing, and while nobody has looked at it. */
  readonly amount: Paise;
  readonly returnNumber: string | null;
  /** What of the order is not part of it. */
  readonly excepted: readonly string[];
  /** Null where the order was not found. */
  readonly order: Pick<Selectable<OrderTable>, 'order_id'> | null;
  readonly reader: Parameters<typeof mailLocaleOf>[0];
};

type Desk = { readonly storefrontUrl: string; readonly returnAddress: readonly string[] };
type Writing = { readonly locale: MailLocale; readonly words: WithdrawalMailWords };

/** The acknowledgement on a durable medium: what was said, when it came, and what follows. */
export function withdrawalLetterOf(told: MailedWithdrawal, desk: Desk): Letter {
  const { outcome, order, orderNamed } = told;
  const locale = mailLocaleOf(told.reader);
  const words =
    withdrawalMailWords[mailLanguageOf({ language: told.reader.language, storeCode: told.reader.store_code })];
  const isReturned = outcome === 'returning';
  return {
    locale,
    subject: words.subject(typedWords(orderNamed)),
    heading: words.heading,
    paragraphs: paragraphsOf(told, { locale, words }, desk),
    facts: factsOf(told, { locale, words }),
    itemsTitle: '',
    items: [],
    sums: [],
    total: outcome === 'open' ? null : { term: locale.words.returns.refund, value: locale.money(told.amount) },
    within: [],
    addresses:
      isReturned && desk.returnAddress.length > 0
        ? [{ title: locale.words.returns.sendTo, lines: desk.returnAddress }]
        : [],
    links: order === null ? [] : [lookAtOrder(order, locale.words, desk.storefrontUrl)],
  };
}

function paragraphsOf(told: MailedWithdrawal, { locale, words }: Writing, desk: Desk): readonly string[] {
  const { outcome, amount, excepted } = told;
  const day = dayWritten(locale, told.dueOn);
  if (outcome === 'open') return [words.lookedAt(day), words.notYou];
  const isReturned = outcome === 'returning';
  return [
    isReturned ? words.sendBack(day) : words.notPacked,
    ...(isReturned && desk.returnAddress.length === 0 ? [locale.words.returns.sendingFollows] : []),
    amount === 0 ? words.nothingDue : words.paysBack(locale.money(amount), day),
    ...(isReturned && amount > 0 ? [words.mayWait] : []),
    ...(excepted.length === 0 ? [] : [words.excepted(excepted.map(typedWords).join(', '))]),
    words.notYou,
  ];
}

/** What was stated, word by word. */
function factsOf(told: MailedWithdrawal, { locale, words }: Writing): Letter['facts'] {
  const { number, declaredAt, returnNumber, orderNamed, name, email, pieces } = told;
  return [
    { term: words.receivedAt, value: momentWritten(locale, declaredAt, told.zone) },
    { term: words.statementNumber, value: number },
    { term: locale.words.orderNumber, value: typedWords(orderNamed) },
    { term: words.withdrawnFrom, value: pieces === '' ? words.wholeOrder : typedWords(pieces) },
    { term: words.name, value: typedWords(name) },
    { term: words.email, value: email },
    ...(returnNumber === null ? [] : [{ term: locale.words.returns.returnNumber, value: returnNumber }]),
  ];
}

/** With the name of the time zone: hours count. */
function momentWritten({ name }: MailLocale, moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(name, {
    ...{ dateStyle: 'long', timeStyle: 'long', calendar: 'gregory', timeZone },
  } as const).format(moment);
}

function dayWritten({ name }: MailLocale, day: string): string {
  const style = { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(name, style).format(Date.parse(`${day}T12:00:00Z`));
}
