import type { ChildRecord, ConfigurableOptionRecord } from '#api/records/product-records.ts';
import { type DesignSheet, isConfigurable, type Way } from './design-sheet.ts';
import { makeDaysOfLargest } from './make-days.ts';
import { CLOTHS, SIZES, type SizeName } from './options.ts';
import { DYES } from './palette.ts';
import { picturePath } from './picture-paths.ts';
import { pricesOf } from './prices.ts';
import { type Holding, holdingsOf, sellable } from './stock.ts';

/** Pieces of a variant that leave at once; the rest waits for orders already taken. */
const READY_PIECES = 2;

/** Ids of variants follow their product's; the first product keeps the ids its first customers know. */
const childId = ({ id, ways, sizes }: DesignSheet, index: number): number =>
  ways.length === 1 && sizes.length === 2 ? id + 1 + index : id * 100 + index + 1;

const suffixes = ({ ways, sizes }: DesignSheet, way: Way, size: SizeName): readonly string[] => [
  ...(ways.length > 1 ? [DYES[way[0]].label] : []),
  ...(sizes.length > 1 ? [SIZES[size].label] : []),
];

type Variant = { readonly id: number; readonly way: Way; readonly size: SizeName; readonly holding: Holding };

const variantsOf = (sheet: DesignSheet): readonly Variant[] =>
  sheet.ways.flatMap((way, row) => {
    const holdings = holdingsOf(sheet, way);
    return sheet.sizes.map((size, index) => {
      const holding = holdings[index];
      if (holding === undefined) throw new RangeError(`${sheet.sku} has no stock note for ${way[0]} ${size}.`);
      return { id: childId(sheet, row * sheet.sizes.length + index), way, size, holding };
    });
  });

const childOf = (sheet: DesignSheet, { id, way, size, holding }: Variant, today: string): ChildRecord => {
  const parts = suffixes(sheet, way, size);
  const isLargest = sheet.sizes.length > 1 && size === sheet.sizes.at(-1);
  return {
    id,
    sku: [sheet.sku, ...parts.map((part) => part.replace('EU ', '').replaceAll(' ', '').toUpperCase())].join('-'),
    name: [sheet.name, ...parts].join(' '),
    status: holding.status,
    stock: holding.stock,
    rts_qty: sheet.ready === undefined ? 0 : Math.min(READY_PIECES, sellable(holding.stock)),
    make_days: isLargest ? makeDaysOfLargest(sheet) : null,
    color: DYES[way[0]].id,
    size: SIZES[size].id,
    image: picturePath(sheet, way, 'front'),
    custom_attributes: sheet.cloth === null ? [] : [{ attribute_code: 'fabric', value: CLOTHS[sheet.cloth].label }],
    tier_prices: sheet.tiers ?? [],
    ...pricesOf(sheet, today, isLargest ? (sheet.largestCosts ?? 0) : 0),
  };
};

/** The variants of a configurable design, colour by colour; none of any other. */
export const childrenOf = (sheet: DesignSheet, today: string): readonly ChildRecord[] =>
  isConfigurable(sheet) ? variantsOf(sheet).map((variant) => childOf(sheet, variant, today)) : [];

/** What a shopper chooses: a colour, and a size where there is more than one. */
export const choicesOf = (sheet: DesignSheet): readonly ConfigurableOptionRecord[] => {
  if (!isConfigurable(sheet)) return [];
  const { ways, sizes } = sheet;
  const colour: ConfigurableOptionRecord = {
    id: 1,
    attribute_id: 93,
    attribute_code: 'color',
    label: 'Colour',
    position: 0,
    values: ways.map(([main]) => ({ value_index: DYES[main].id, label: DYES[main].label })),
  };
  const size: ConfigurableOptionRecord = {
    id: 2,
    attribute_id: 142,
    attribute_code: 'size',
    label: 'Size',
    position: 1,
    values: sizes.map((name) => ({ value_index: SIZES[name].id, label: SIZES[name].label })),
  };
  return sizes.length > 1 ? [colour, size] : [colour];
};
