import type { CartLine } from '#domain/cart/cart.ts';
import type { LineTotals, Totals } from '#domain/cart/totals.ts';
import type { Written } from '#domain/storeview/display-price.ts';
import { cartMessages } from '../messages/cart/en.ts';
import { type LineView, type LineWriting, lineView } from './line-view.ts';

/** The shop's sums of lines, by its ids of them. */
export type SumsOfLines = ReadonlyMap<number, LineTotals>;

export type LineViews = (lines: readonly CartLine[], sums: SumsOfLines, writing: LineWriting) => readonly LineView[];

/** What a view was made of. */
type Made = { readonly sums: LineTotals | undefined; readonly storeView: Written; readonly messages: object };

/**
 * Shows lines, each made anew only when something of it has changed: of a long cart, a row that stays as it was is the
 * same and is not drawn again.
 */
export function createLineViews(): LineViews {
  const made = new WeakMap<CartLine, Made & { readonly view: LineView }>();

  return (lines, sums, writing) => {
    const { storeView } = writing;
    const messages = writing.messages(cartMessages);
    return lines.map((line) =>
      viewOf(line, { sums: sums.get(line.serverItem?.id ?? 0), storeView, messages }, writing),
    );
  };

  function viewOf(line: CartLine, now: Made, writing: LineWriting): LineView {
    const before = made.get(line);
    if (before && isSame(before, now)) return before.view;
    const view = lineView(line, now.sums, writing);
    made.set(line, { ...now, view });
    return view;
  }
}

export function sumsOfLines({ lines }: Totals): SumsOfLines {
  return new Map(lines.map((each) => [each.id, each]));
}

function isSame(one: Made, other: Made): boolean {
  return one.sums === other.sums && one.storeView === other.storeView && one.messages === other.messages;
}
