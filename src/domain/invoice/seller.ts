/** Whoever sells, as an invoice names them. */
export type Seller = {
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  /** The codes of the customs tariff (HSN), which an order does not tell. */
  readonly codes: readonly TariffCode[];
};

/** `words` as they stand in the names of such pieces, or a part of their skus; `code` has 4, 6 or 8 digits. */
export type TariffCode = { readonly words: string; readonly code: string };

type Piece = { readonly name: string; readonly sku: string };

/** The code of a piece, by the longest words that fit; null where the merchant has none for it. */
export function tariffCodeOf({ name, sku }: Piece, codes: readonly TariffCode[]): string | null {
  const within = spaced(`${name} ${sku}`);
  const fitting = codes.filter(({ words }) => spaced(words).length > 1 && within.includes(spaced(words)));
  const [best] = fitting.toSorted((one, other) => other.words.length - one.words.length);
  return best?.code ?? null;
}

/** Whole words alone count: no pantry is a pair of pants. */
function spaced(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.replaceAll(/ +/g, ' ');
}
