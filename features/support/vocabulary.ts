import { defineParameterType } from '@cucumber/cucumber';
import type { PageEnd } from '../assemblies/built-shop.ts';
import type { PaymentOutcome, PaymentTold } from '../shoppers/paying.ts';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');

defineParameterType({ name: 'rupees', regexp: /([\d,.]+) rupees/, transformer: amountOf });

defineParameterType({
  name: 'day',
  regexp: /(\d{1,2}) ([A-Z][a-z]+) (\d{4})/,
  transformer: (day: string, month: string, year: string) => dayOf(`${day} ${month} ${year}`),
});

defineParameterType({
  name: 'pieces',
  regexp: /(\d+) pieces?/,
  transformer: Number,
});

defineParameterType({
  name: 'priceEnd',
  regexp: /lowest|highest/,
  transformer: (word: string) => word,
});

defineParameterType({
  name: 'milliseconds',
  regexp: /(\d+) (milliseconds|seconds)/,
  transformer: (count: string, unit: string) => Number(count) * (unit === 'seconds' ? 1_000 : 1),
});

defineParameterType({
  name: 'means',
  regexp: /a phone and its keyboard|a phone|a wide screen|a keyboard alone|a slow finger/,
  transformer: (words: string) => words,
});

const locales: Readonly<Record<string, string>> = { Arabic: 'ar-AE', German: 'de-DE', Hindi: 'hi-IN' };

defineParameterType({
  name: 'locale',
  regexp: /Arabic|German|Hindi/,
  transformer: (language: string) => locales[language] ?? '',
});

defineParameterType({ name: 'side', regexp: /left|right/, transformer: (side: string) => side });

defineParameterType({
  name: 'isOutOfStock',
  regexp: /in stock|out of stock/,
  transformer: (words: string) => words === 'out of stock',
});

const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  'is made': 'paid',
  fails: 'failed',
  'stays without an answer': 'unknown',
};

defineParameterType({
  name: 'outcome',
  regexp: /is made|fails|stays without an answer/,
  transformer: (words: string) => outcomes[words],
});

const standings: Readonly<Record<string, PaymentTold>> = {
  'is being checked': 'checking',
  'is still due': 'due',
  'did not go through': 'lost',
};

defineParameterType({
  name: 'standing',
  regexp: /is settled|is being checked|is still due|did not go through/,
  transformer: (words: string) => standings[words] ?? null,
});

const pageEnds: Readonly<Record<string, PageEnd>> = {
  'the page is loaded again': 'reload',
  'the page is left and come back to': 'way back',
  'the tab crashes': 'crash',
  'a new build is taken': 'new build',
};

defineParameterType({
  name: 'pageEnd',
  regexp: /the page is loaded again|the page is left and come back to|the tab crashes|a new build is taken/,
  transformer: (words: string) => pageEnds[words],
});

/** `2,400` as a number. */
export function amountOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** `15 June 2026` as `2026-06-15`. */
export function dayOf(text: string): string {
  const [day = '', month = '', year = ''] = text.split(' ');
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const DAY_MS = 86_400_000;

/** The first moment in the store's time zone after a day (YYYY-MM-DD). */
export function dayAfter(day: string): string {
  return `${new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)}T00:00:00+05:30`;
}
