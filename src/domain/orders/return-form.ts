import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { ReturnableLine } from './may-be-returned.ts';
import type { OrderId } from './order.ts';
import { type RefundWay, type ReturnReason, returnReasons } from './order-return.ts';
import type { ReturnRequest } from './return-request.ts';

export const LONGEST_NOTE = 1_000;

/** A piece of the form: how many are given back, and why; '' while no reason was chosen. */
export type ReturnPiece = { readonly item: number; readonly quantity: number; readonly reason: ReturnReason | '' };

/** The form of a return, as it stands. */
export type ReturnForm = {
  readonly pieces: readonly ReturnPiece[];
  readonly note: string;
  readonly way: RefundWay;
};

/** What keeps a form from being sent. */
export type ReturnProblem = { readonly kind: 'nothing' } | { readonly kind: 'no-reason'; readonly item: number };

/** What was typed, of what can be given back of this order; another order's form is empty. */
export function returnFormOf(texts: DraftTexts, order: OrderId, lines: readonly ReturnableLine[]): ReturnForm {
  const typed = texts['order'] === order ? texts : {};
  return {
    pieces: lines
      .filter(({ left }) => left > 0)
      .map(({ item, left }) => {
        const quantity = Math.min(left, Number(/^\d{1,6}$/.exec(typed[`quantity-${item}`] ?? '')?.[0] ?? 0));
        return { item, quantity, reason: reasonOf(typed[`reason-${item}`]) };
      }),
    note: (typed['note'] ?? '').slice(0, LONGEST_NOTE),
    way: typed['way'] === 'store_credit' ? 'store_credit' : 'original',
  };
}

function reasonOf(text: string | undefined): ReturnReason | '' {
  return returnReasons.find((reason) => reason === text) ?? '';
}

/** One field more of a form; what was typed for another order goes. */
export function withField(texts: DraftTexts, order: OrderId, field: string, text: string): DraftTexts {
  const own = texts['order'] === order ? texts : {};
  const { [field]: _before, ...others } = own;
  return { ...others, order, ...(text === '' ? {} : { [field]: text }) };
}

/** All that keeps it from being sent, in the order of the fields. */
export function problemsOfReturn({ pieces }: ReturnForm): readonly ReturnProblem[] {
  const chosen = pieces.filter(({ quantity }) => quantity > 0);
  if (chosen.length === 0) return [{ kind: 'nothing' }];
  return chosen.filter(({ reason }) => reason === '').map(({ item }) => ({ kind: 'no-reason', item }));
}

/** The pieces that are asked for; none of a form with problems. */
export function chosenPieces({ pieces }: ReturnForm): ReturnRequest['pieces'] {
  return pieces.flatMap(({ item, quantity, reason }) =>
    quantity > 0 && reason !== '' ? [{ item, quantity, reason }] : [],
  );
}
