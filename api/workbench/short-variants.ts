import type { ChildRecord, PriceRecord, StockRecord, TierPriceRecord } from '#api/records/product-records.ts';
import type { OptionName, ShortProduct, ShortVariant } from './short-record.ts';

/** What a product lends to its variants. */
export type VariantWorld = {
  readonly firstId: number;
  readonly name: string;
  readonly qty: number;
  readonly image: string;
  readonly tiers: readonly TierPriceRecord[];
  readonly pricesOf: (variant: Partial<ShortVariant>) => PriceRecord;
  readonly optionId: (code: 'color' | 'size', option: OptionName) => number;
  readonly labelOf: (code: 'color' | 'size', option: OptionName) => string;
};

/** None for a simple product. Variants are listed one by one, or as every colour in every size. */
export function variantsOf(short: ShortProduct, world: VariantWorld): readonly ChildRecord[] {
  if (short.type !== undefined && short.type !== 'configurable') return [];
  const listed = short.variants ?? (isVaried(short) ? pairsOf(short, world) : []);
  return listed.map((variant, at) => childOf(variant, world.firstId + at, world));
}

function isVaried({ type, colours, sizes }: ShortProduct): boolean {
  return type === 'configurable' || colours !== undefined || sizes !== undefined;
}

function pairsOf(short: ShortProduct, world: VariantWorld): readonly ShortVariant[] {
  const { colours = ['Indigo'], sizes = ['S', 'M'], rts_qty = 0 } = short;
  return colours.flatMap((colour) =>
    sizes.map((size) => {
      const parts = [...(colours.length > 1 ? [world.labelOf('color', colour)] : []), world.labelOf('size', size)];
      const sku = [short.sku, ...parts].join('-').replaceAll(' ', '');
      return { sku, colour, size, qty: qtyOf(short, sku, world.qty), rts_qty };
    }),
  );
}

function qtyOf({ qty }: ShortProduct, sku: string, otherwise: number): number {
  return typeof qty === 'object' ? (qty[sku] ?? 0) : (qty ?? otherwise);
}

function childOf(variant: ShortVariant, id: number, world: VariantWorld): ChildRecord {
  const { sku, colour, size, qty = world.qty } = variant;
  const labels = [world.labelOf('color', colour), world.labelOf('size', size)];
  return {
    ...world.pricesOf(variant),
    id,
    sku,
    name: variant.name ?? [world.name, ...labels].join(' '),
    status: variant.status ?? 1,
    stock: stockOfQty(qty),
    rts_qty: variant.rts_qty ?? 0,
    make_days: variant.make_days ?? null,
    color: world.optionId('color', colour),
    size: world.optionId('size', size),
    image: variant.image ?? world.image,
    custom_attributes: [],
    tier_prices: world.tiers,
  };
}

export function stockOfQty(qty: number): StockRecord {
  return { qty, is_in_stock: qty > 0, stock_status: qty > 0 ? 1 : 0 };
}
