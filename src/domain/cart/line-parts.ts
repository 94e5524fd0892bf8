import type { Part } from '#domain/catalog/part.ts';
import type { BundleOption, Product, Sku } from '#domain/catalog/product.ts';
import { type Picked, selectionOf } from '#domain/pricing/composed-price.ts';

/** What a line was put together of, in the shop's ids and in words for the shopper (CART-10). */
export type LinePart =
  | {
      readonly kind: 'bundle';
      readonly option: number;
      readonly selections: readonly number[];
      readonly quantity: number;
      readonly label: string;
      readonly value: string;
    }
  | {
      readonly kind: 'custom';
      readonly option: string;
      readonly choice: string;
      readonly label: string;
      readonly value: string;
    };

/** Tells lines apart: the sku, followed by what the line is put together of (CART-21). */
export type LineKey = string;

export function keyOf({ sku, parts }: { readonly sku: Sku; readonly parts: readonly LinePart[] }): LineKey {
  const made = parts.map(textOf).toSorted().join(' ');
  return made === '' ? sku : `${sku} ${made}`;
}

function textOf(part: LinePart): string {
  if (part.kind === 'custom') return `${part.option}=${part.choice}`;
  return `${part.option}=${part.selections.toSorted((one, other) => one - other).join(',')}*${part.quantity}`;
}

const FILE = 'link'; // contract, DownloadableLink

/** The chosen files of a download; `label` is the word for one. */
export function filesAsParts({ files }: Pick<Product, 'files'>, chosen: readonly number[], label: string): LinePart[] {
  return files
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, title }) => ({ kind: 'custom', option: FILE, choice: String(id), label, value: title }));
}

/** The picks of a bundle, one part for each of its options. */
export function picksAsParts(
  bundle: readonly BundleOption[],
  picks: readonly Picked[],
  parts: readonly Part[],
): LinePart[] {
  return bundle.flatMap(({ id, title, takes }): LinePart[] => {
    const own = picks.filter(({ option }) => option === id);
    const [first] = own;
    if (!first) return [];
    const value = own.map((pick) => pickWords(bundle, pick, parts)).join(', ');
    const quantity = takes === 'one' ? first.quantity : 1;
    const selections = own.map(({ selection }) => selection);
    return [{ kind: 'bundle', option: id, selections, quantity, label: title, value }];
  });
}

/** The picks that parts of a bundle stand for: what `picksAsParts` was given. */
export function picksOfParts(bundle: readonly BundleOption[], parts: readonly LinePart[]): readonly Picked[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'bundle') return [];
    const { option, selections, quantity } = part;
    const takesMany = bundle.find(({ id }) => id === option)?.takes === 'many';
    return selections.map((selection) => {
      const own = takesMany ? selectionOf(bundle, { option, selection })?.quantity : quantity;
      return { option, selection, quantity: own ?? quantity };
    });
  });
}

/** The products that parts of a bundle stand for. */
export function pickedSkus(bundle: readonly BundleOption[], parts: readonly LinePart[]): readonly Sku[] {
  return picksOfParts(bundle, parts).flatMap((pick) => selectionOf(bundle, pick)?.sku ?? []);
}

/** The files that parts of a download stand for. */
export function filesOfParts(parts: readonly LinePart[]): readonly number[] {
  return parts.flatMap((part) => (part.kind === 'custom' && part.option === FILE ? [Number(part.choice)] : []));
}

function pickWords(bundle: readonly BundleOption[], pick: Picked, parts: readonly Part[]): string {
  const sku = selectionOf(bundle, pick)?.sku;
  const name = parts.find((part) => part.sku === sku)?.name ?? '';
  return pick.quantity === 1 ? name : `${pick.quantity} × ${name}`;
}
