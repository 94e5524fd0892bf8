import { amountOf, type BasisPoints, type Paise, withoutTax } from '#api/money/paise.ts';
import { type Price, type PriceSet, priceOn, taxRateIn } from '#api/money/price-set.ts';
import type { LoadedProduct } from './load-products.ts';

/** What a root product or one of its variants costs now. Source: contract, PlatformPrice. */
type PlatformPrice = {
  readonly id: number;
  readonly sku: string;
  readonly price_info: Amounts & { readonly extension_attributes: { readonly tax_adjustments: Amounts } };
  readonly currency_code: 'INR';
};

/** INR, major units. */
type Amounts = {
  readonly final_price: number;
  readonly regular_price: number;
  /** 0 when none applies today. */
  readonly special_price: number;
};

/** The price of a sku, its own or that of a variant; null for a sku the product does not have. */
export function platformPriceOf(
  { record, rate }: LoadedProduct,
  sku: string,
  { set, today }: { readonly set: PriceSet; readonly today: string },
): PlatformPrice | null {
  const sold = [record, ...record.configurable_children].find((one) => one.sku === sku);
  if (!sold) return null;
  const price = priceOn(sold, { set, today, rate });
  return {
    id: sold.id,
    sku: sold.sku,
    price_info: {
      ...amountsOf(price, 0),
      extension_attributes: { tax_adjustments: amountsOf(price, taxRateIn(set, rate)) },
    },
    currency_code: 'INR',
  };
}

/** The amounts without a tax that they contain. */
function amountsOf({ selling, regular, special }: Price, contained: BasisPoints): Amounts {
  const net = (amount: Paise) => amountOf(withoutTax(amount, contained));
  return { final_price: net(selling), regular_price: net(regular), special_price: net(special) };
}
