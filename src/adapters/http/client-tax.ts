import type { WirePrices, WireProduct } from '#adapters/wire/parse-product.ts';
import type { parseTaxRule } from '#adapters/wire/parse-tax-rule.ts';
import type { ValueOf } from '#adapters/wire/parser.ts';
import { allCategories } from '#domain/catalog/search-query.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import { type BasisPoints, majorOf, moneyOf } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { basisPointsOf, withTax } from '#domain/shared/shares.ts';
import type { AdjustPrices, PriceWays } from './adjust-prices.ts';
import type { Found } from './entity-types.ts';

type TaxRule = ValueOf<typeof parseTaxRule>;
type Ports = Pick<PriceWays, 'searchEntities'> & { readonly includesTax: boolean };

/** In the order in which they count. */
const allRules = { ...allCategories, sort: 'id:asc' };

const TAXED_IN = 'IN'; // no other set of prices holds a tax (contract, section 4)

/**
 * Adds the tax to what products cost in India, for a catalog that tells `price` alone (PRICE-21). The list of tax rules is
 * read once (PRICE-22). Without it no product is found: one without its tax would be shown for less than it costs.
 */
export function createClientTax({ searchEntities, includesTax }: Ports): AdjustPrices {
  const findRules = askedOnce(
    async () => wholeList(await searchEntities('taxrule', allRules)),
    ({ kind }) => kind === 'ok',
  );
  return async (products) => {
    if (includesTax) return { kind: 'ok', value: products.map((product) => taxed(product, untaxed)) };
    const rules = await findRules();
    return rules.kind === 'ok'
      ? { kind: 'ok', value: products.map((product) => taxed(product, rateOf(product, rules.value))) }
      : rules;
  };
}

/** A rule that cannot be read may be that of any product. */
function wholeList(reply: Reply<Found<'taxrule'>>): Reply<readonly TaxRule[]> {
  if (reply.kind !== 'ok') return reply;
  const { items, leftOut } = reply.value.items;
  return leftOut.length === 0
    ? { kind: 'ok', value: items }
    : { kind: 'failed', message: `The field "${leftOut[0]}" of a tax rule is not as agreed.` };
}

const untaxed = 0 as BasisPoints;

function rateOf({ tax_class_id: taxClass }: WireProduct, rules: readonly TaxRule[]): BasisPoints {
  const rule = rules.find(({ product_tax_class_ids: classes }) => taxClass !== null && classes.includes(taxClass));
  const rate = rule?.rates.find(({ tax_country_id: country }) => country === TAXED_IN);
  return rate ? basisPointsOf(rate.rate) : untaxed;
}

/** Variants are taxed as their product is. */
function taxed(product: WireProduct, rate: BasisPoints): WireProduct {
  const { configurable_children: children } = product;
  const items = children.items.map((child) => ({ ...child, ...withTaxAdded(child, rate) }));
  return { ...product, ...withTaxAdded(product, rate), configurable_children: { ...children, items } };
}

function withTaxAdded({ price }: WirePrices, rate: BasisPoints) {
  const inclTax = majorOf(withTax(moneyOf(price), rate));
  return { originalPriceInclTax: inclTax, priceInclTax: inclTax };
}
