import type { DeliveryAnswer } from '#domain/delivery/delivery-memory.ts';
import { timestampAt } from '#domain/shared/clock.ts';
import { deliveryMessages } from '../messages/delivery/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { weekdayText, writtenDate } from '../shared/written-date.ts';

/** What the shop said: the day, or that nobody delivers; then until when it holds, and on what terms. */
export type DeliveryTold = { readonly headline: DeliveryLine; readonly details: readonly DeliveryLine[] };

/** A text, with the gap `{when}` where it names a day or a moment; `iso` is how machines read that. */
export type DeliveryLine = {
  readonly text: string;
  readonly when: { readonly iso: string; readonly text: string } | null;
};

type Writing = { readonly locale: string; readonly messages: Messages };

/** An answer in words. */
export function deliveryTold({ estimate }: DeliveryAnswer, pinCode: string, writing: Writing): DeliveryTold {
  const said = writing.messages(deliveryMessages);
  if (estimate.kind === 'never') return { headline: plain(said.never(pinCode)), details: [] };
  const { day, until, takesCash, collectsReturns } = estimate;
  const terms = [takesCash ? said.cash : said.noCash, collectsReturns ? said.returns : said.noReturns];
  const when = { iso: day, text: weekdayText(day, writing.locale) };
  return {
    headline: { text: said.by, when },
    details: [lineAt(said.before, until, writing.locale), ...terms.map(plain)],
  };
}

/** `text` has the gap `{when}` for a moment. */
export function lineAt(text: string, moment: number, locale: string): DeliveryLine {
  const [day, time] = (['weekday', 'time'] as const).map((style) => writtenDate(moment, locale, style));
  return { text, when: { iso: timestampAt(moment), text: `${day}, ${time}` } };
}

function plain(text: string): DeliveryLine {
  return { text, when: null };
}
