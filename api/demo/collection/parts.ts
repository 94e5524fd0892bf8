// Sets: several designs sold under one name, for what they cost one by one.

import type { BundleOptionRecord, DownloadLinkRecord, ProductLinkRecord } from '#api/records/product-records.ts';
import type { DesignSheet, Parts, Way } from './design-sheet.ts';
import { pricesOf } from './prices.ts';

/** What a studio notes of a set; it is drawn as a hamper, and its price is the sum of all pieces. */
export type SetSheet = Pick<
  DesignSheet,
  'id' | 'sku' | 'name' | 'gender' | 'shelves' | 'published' | 'text' | 'care' | 'ready' | 'tag'
> & {
  readonly parts: Parts;
  readonly colours: Way;
};

type Piece = { readonly sheet: DesignSheet; readonly qty: number };

const found = (sku: string, designs: readonly DesignSheet[]): DesignSheet => {
  const sheet = designs.find((design) => design.sku === sku);
  if (sheet === undefined) throw new RangeError(`No design has the sku ${sku}.`);
  return sheet;
};

/** Every design that a set may hold, those not chosen at first included; none for what is no set. */
export const partsOf = ({ parts }: Pick<DesignSheet, 'parts'>, designs: readonly DesignSheet[]) => {
  const skus = parts?.kind === 'bundle' ? parts.choices.flatMap((choice) => choice.skus) : (parts?.skus ?? []);
  return skus.map((sku) => found(sku, designs));
};

/** What lies in a set when the shopper has changed nothing. */
const piecesOf = (parts: Parts, designs: readonly DesignSheet[]): readonly Piece[] =>
  parts.kind === 'grouped'
    ? parts.skus.map((sku) => ({ sheet: found(sku, designs), qty: 1 }))
    : parts.choices.map(({ skus, qty = 1 }) => ({ sheet: found(skus[0] ?? '', designs), qty }));

/** A set as a design of its own. */
export const assembled = (set: SetSheet, designs: readonly DesignSheet[]): DesignSheet => {
  const { colours, ...rest } = set;
  const pieces = piecesOf(set.parts, designs);
  const [lead] = pieces;
  if (lead === undefined) throw new RangeError(`${set.sku} is a set of nothing.`);
  const sum = (amount: (sheet: DesignSheet) => number): number =>
    pieces.reduce((total, { sheet, qty }) => total + amount(sheet) * qty, 0);
  const prices = (sheet: DesignSheet) => pricesOf(sheet, '2000-01-01');
  const { cloth, print, gst } = lead.sheet;
  return {
    ...rest,
    kind: 'giftSet',
    cloth,
    garment: 'hamper',
    print,
    sizes: ['free'],
    ways: [colours],
    mrp: sum(({ mrp }) => mrp),
    abroad: {
      us: sum((sheet) => prices(sheet).price_by_currency),
      other: sum((sheet) => prices(sheet).price_for_other),
    },
    ...(gst === undefined ? {} : { gst }),
  };
};

/** The files of a download; none for anything else. */
export const filesOf = ({ files = [] }: DesignSheet): readonly DownloadLinkRecord[] =>
  files.map(({ title, price }, index) => ({ id: index + 1, title, position: index + 1, price, sample_url: null }));

/** The pieces of a grouped product, as links; none for any other. */
export const associatedOf = ({ sku, parts }: DesignSheet): readonly ProductLinkRecord[] =>
  parts?.kind !== 'grouped'
    ? []
    : parts.skus.map((linked_product_sku, index) => ({
        sku,
        link_type: 'associated',
        linked_product_type: 'simple',
        linked_product_sku,
        position: index + 1,
        qty: 1,
      }));

/** What a shopper chooses of a bundle; none for any other. The first of each is chosen at first. */
export const bundleOptionsOf = ({ sku, parts }: DesignSheet): readonly BundleOptionRecord[] =>
  parts?.kind !== 'bundle'
    ? []
    : parts.choices.map(({ title, skus, qty = 1 }, index) => ({
        option_id: index + 1,
        title,
        required: true,
        type: 'radio',
        position: index + 1,
        sku,
        product_links: skus.map((linked, at) => ({
          id: (index + 1) * 100 + at + 1,
          sku: linked,
          option_id: index + 1,
          qty,
          position: at + 1,
          is_default: at === 0,
          price: null,
          can_change_quantity: false,
        })),
      }));
