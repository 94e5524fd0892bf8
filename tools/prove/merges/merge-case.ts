import fc from 'fast-check';
import { MOST_PIECES } from '#domain/cart/cart-lines.ts';
import type { LinePart } from '#domain/cart/line-parts.ts';

/** What both carts are made of: few kinds, so that they meet; the last two share a sku and differ in their parts. */
export type Kind = { readonly sku: string; readonly parts: readonly LinePart[] };

/** A line of the device's cart. `account`: it bears the name of the account's line already, from an earlier visit. */
export type DevicesLine = {
  readonly kind: Kind;
  readonly quantity: number;
  readonly tie: 'none' | 'guest' | 'account';
};
export type AccountsLine = { readonly kind: Kind; readonly quantity: number };

/** Two carts that come together. Each kind stands at most once in each, as carts keep it. */
export type MergeCase = { readonly device: readonly DevicesLine[]; readonly account: readonly AccountsLine[] };

const set = (choice: string): Kind => ({
  sku: 'SET',
  parts: [{ kind: 'custom', option: 'colour', choice, label: '', value: '' }],
});
const kinds: readonly Kind[] = [...['A', 'B', 'C', 'D'].map((sku) => ({ sku, parts: [] })), set('red'), set('blue')];

const kind = fc.constantFrom(...kinds);
const nameOf = ({ kind: { sku, parts } }: { readonly kind: Kind }): string => JSON.stringify([sku, parts]);
/** Mostly few, sometimes as many as there may be. */
const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.integer({ min: MOST_PIECES - 9, max: MOST_PIECES }) },
);
const tie = fc.constantFrom('none' as const, 'guest' as const, 'account' as const);

export const mergeCase: fc.Arbitrary<MergeCase> = fc.record({
  device: fc.uniqueArray(fc.record({ kind, quantity, tie }), { selector: nameOf, maxLength: 6 }),
  account: fc.uniqueArray(fc.record({ kind, quantity }), { selector: nameOf, maxLength: 6 }),
});
