import type { Returnable, ReturnableLine } from '#domain/orders/may-be-returned.ts';
import type { PlacedOrder } from '#domain/orders/order.ts';
import { type OrderReturn, type ReturnReason, returnReasons } from '#domain/orders/order-return.ts';
import { LONGEST_NOTE, problemsOfReturn, type ReturnForm } from '#domain/orders/return-form.ts';
import type { Day } from '#domain/shared/clock.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { inOurWords } from '../cart/chosen-words.ts';
import { giveBackMessages } from '../messages/give-back/en.ts';
import { givenBackMessages } from '../messages/given-back/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { calendarDayText } from '../shared/moment-text.ts';
import { type PictureSource, pictureSource } from '../shared/picture.ts';
import { untilOf } from './return-views.ts';

type Words = { readonly storeView: StoreView; readonly messages: Messages };
type Writing = Words & { readonly mediaBase: string };

/** A line of the form. */
export type GiveBackLine = {
  readonly item: number;
  readonly name: string;
  readonly picture: PictureSource;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** How many can be given back; 0 for none. */
  readonly left: number;
  readonly quantity: number;
  readonly reason: ReturnReason | '';
  /** Why none can be given back; '' where some can. */
  readonly why: string;
  readonly problem: string | null;
  /** That nothing at all was chosen, which is told once: at the first line of which something can be. */
  readonly nothingChosen: string | null;
};

/** The form, or why there is none. */
export type GiveBackPage = {
  readonly number: string;
  /** Until when, or why not. */
  readonly note: string;
  /** The day that the note names; null where it names none. */
  readonly until: Day | null;
  /** None where nothing can be given back. */
  readonly lines: readonly GiveBackLine[];
  readonly reasons: readonly { readonly reason: ReturnReason; readonly text: string }[];
  readonly longestNote: number;
};

type Shown = {
  readonly order: PlacedOrder;
  readonly returnable: Returnable;
  readonly form: ReturnForm;
  /** It was to be sent, so that what is wrong with it is told. */
  readonly hasTried: boolean;
};

export function giveBackPage(shown: Shown, writing: Writing): GiveBackPage {
  const { order, returnable, form, hasTried } = shown;
  const texts = writing.messages(giveBackMessages);
  const isEmpty = problemsOfReturn(form).some(({ kind }) => kind === 'nothing');
  const nothingChosen = hasTried && isEmpty ? texts.nothing : null;
  const lines = returnable.kind === 'open' ? returnable.lines : [];
  return {
    number: order.number,
    note: noteOf(returnable, writing),
    until: untilOf(returnable),
    lines: lines.map((line, _, all) => ({
      ...lineView(line, shown, writing),
      nothingChosen: line === all.find(({ left }) => left > 0) ? nothingChosen : null,
    })),
    reasons: returnReasons.map((reason) => ({ reason, text: texts.reasons[reason] })),
    longestNote: LONGEST_NOTE,
  };
}

function noteOf(returnable: Returnable, { storeView, messages }: Words): string {
  const { until, over, notYet } = messages(givenBackMessages);
  const { canceled, elsewhere, nothingLeft } = messages(giveBackMessages);
  switch (returnable.kind) {
    case 'open':
      return until(calendarDayText(returnable.until, storeView));
    case 'over':
      return over(calendarDayText(returnable.until, storeView));
    case 'not-delivered':
      return notYet;
    case 'canceled':
      return canceled;
    case 'elsewhere':
      return elsewhere;
    case 'nothing-left':
      return nothingLeft;
    default:
      return returnable satisfies never;
  }
}

function lineView(
  { item, line, left, why }: ReturnableLine,
  { form, hasTried }: Shown,
  writing: Writing,
): Omit<GiveBackLine, 'nothingChosen'> {
  const texts = writing.messages(giveBackMessages);
  const { quantity = 0, reason = '' } = form.pieces.find((piece) => piece.item === item) ?? {};
  const reasons = { never: texts.never, 'given-back': texts.givenBack };
  return {
    item,
    name: line.name,
    picture: pictureSource(line.image, 'cart', writing.mediaBase),
    options: inOurWords(line.options, writing.messages),
    left,
    quantity,
    reason,
    why: why === null ? '' : reasons[why],
    problem: hasTried && quantity > 0 && reason === '' ? texts.noReason : null,
  };
}

/** What was noted, and what happens next. */
export function notedPage({ number, amount }: OrderReturn, { storeView, messages }: Words) {
  const { done, pack, mail, paidBack } = messages(giveBackMessages);
  return { number, heading: done(number), steps: [pack, mail, paidBack(displayPrice(amount, storeView))] };
}
