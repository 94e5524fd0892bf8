import { mayBeReturned, type Returnable } from '#domain/orders/may-be-returned.ts';
import type { PlacedOrder } from '#domain/orders/order.ts';
import type { OrderReturn } from '#domain/orders/order-return.ts';
import type { Day } from '#domain/shared/clock.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { givenBackMessages } from '../messages/given-back/en.ts';
import type { Messages, TextsOf } from '../messages/writing/messages.ts';
import { calendarDayText, dayText } from '../shared/moment-text.ts';

type Writing = { readonly storeView: StoreView; readonly messages: Messages };

/** A return, ready to read. */
export type ReturnView = {
  readonly number: string;
  readonly name: string;
  /** What became of it, the first thing first. */
  readonly steps: readonly { readonly text: string; readonly at: string }[];
  /** Why it was not taken, in the merchant's words; '' where it was. */
  readonly refusal: string;
  /** '' where nothing is paid back. */
  readonly refund: string;
};

/** What the page of an order says of giving pieces back; it stands there at all where there is something to say. */
export type ReturnsView = {
  /** Where pieces can be given back; null where none can. */
  readonly way: string | null;
  /** Until when, or why not; '' for nothing. */
  readonly note: string;
  /** The day that the note names; null where it names none. */
  readonly until: Day | null;
  readonly returns: readonly ReturnView[];
};

const SENT = 'shipped';

/** Null where there is nothing to say. */
export function returnsView(order: PlacedOrder, writing: Writing, today: Day): ReturnsView | null {
  const may = mayBeReturned(order, today);
  const texts = writing.messages(givenBackMessages);
  const returns = (order.returns?.asked ?? []).map((each) => returnView(each, writing));
  const note = noteOf(may, order, { texts, day: (day) => calendarDayText(day, writing.storeView) });
  const way = may.kind === 'open' ? `/return-pieces?orderId=${encodeURIComponent(order.id)}` : null;
  return way === null && note === '' && returns.length === 0 ? null : { way, note, until: untilOf(may), returns };
}

/** The last day on which pieces could be given back; null where nobody can say. */
export function untilOf(may: Returnable): Day | null {
  return may.kind === 'open' || may.kind === 'over' ? may.until : null;
}

type Texts = TextsOf<typeof givenBackMessages>;
type Said = { readonly texts: Texts; readonly day: (day: Day) => string };

/** Before anything was sent nobody asks for a return. */
function noteOf(may: Returnable, { status, returns }: PlacedOrder, { texts, day }: Said): string {
  switch (may.kind) {
    case 'open':
      return texts.until(day(may.until));
    case 'over':
      return texts.over(day(may.until));
    case 'not-delivered':
      return status === SENT ? texts.notYet : '';
    case 'nothing-left':
      return returns?.asked.length === 0 ? texts.never : '';
    case 'canceled':
    case 'elsewhere':
      return '';
    default:
      return may satisfies never;
  }
}

function returnView(returned: OrderReturn, { storeView, messages }: Writing): ReturnView {
  const texts = messages(givenBackMessages);
  const { number, askedAt, receivedAt, refundedAt, refusedAt, refusal, amount } = returned;
  const steps = [
    [texts.askedOn, askedAt],
    [texts.receivedOn, receivedAt],
    [texts.refundedOn, refundedAt],
    [texts.refusedOn, refusedAt],
  ] as const;
  return {
    number,
    name: texts.name(number),
    steps: steps.flatMap(([text, at]) => (at === null ? [] : [{ text: text(dayText(at, storeView)), at }])),
    refusal: refusal ?? '',
    refund: returned.status === 'refused' ? '' : texts.refund(displayPrice(amount, storeView)),
  };
}
