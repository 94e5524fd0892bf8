import { TEE } from '#api/contract-kit/calls/reference-data.ts';
import type { Product } from '#api/contract-kit/calls/shapes.ts';
import { type Country, paise, rateOf, sellingPrice, storeDay, withoutTax } from '#api/contract-kit/money/rules.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 4: prices by sku, as another platform draws them. */
export const renderedPriceChecks: readonly Check[] = [
  ...(['IN', 'US', 'ROW'] as const).map(renderedPrices),
  {
    id: 'catalog/render-currency',
    section: 4,
    operation: 'productRenderList',
    rule: 'currencyCode and storeId never change an amount',
    async run({ client }) {
      const plain = await client.succeed('productRenderList', { query: { skus: TEE } });
      same(
        await client.succeed('productRenderList', { query: { skus: TEE, currencyCode: 'USD', storeId: '1' } }),
        plain,
      );
    },
  },
];

type Rendered = { readonly final_price: number; readonly regular_price: number; readonly special_price: number };

type PlatformPrice = {
  readonly sku: string;
  readonly price_info: Rendered & { readonly extension_attributes: { readonly tax_adjustments: Rendered } };
};

function renderedPrices(country: Country): Check {
  return {
    id: `catalog/render-prices-${country}`,
    section: 4,
    operation: 'productRenderList',
    rule: `prices of root and child skus in the price set of ${country}, with and without tax`,
    async run(kit) {
      const sold = piecesOf(await kit.catalog()).slice(0, 60);
      const skus = sold.map(({ each }) => each.sku);
      const parts = { query: { skus: skus.join(',') }, headers: { 'country-id': country } };
      const answer = await kit.client.succeed<{ readonly items: readonly PlatformPrice[] }>('productRenderList', parts);
      same(column(answer.items, 'sku'), skus, 'skus');
      const rules = await kit.taxRules();
      for (const [at, { each, product }] of sold.entries()) {
        const selling = sellingPrice(each, country, storeDay(Date.now()));
        const info = answer.items[at]?.price_info;
        const net = withoutTax(selling, rateOf(product.tax_class_id, rules, country));
        same(
          [paise(info?.final_price ?? 0), paise(info?.extension_attributes.tax_adjustments.final_price ?? 0)],
          [selling, net],
          `${each.sku} in paise with and without tax`,
        );
      }
    },
  };
}

/** What can be bought of the first products, each with the product that it belongs to. */
function piecesOf(catalog: readonly Product[]) {
  const products = catalog.filter(({ type_id }) => ['simple', 'configurable'].includes(type_id)).slice(0, 20);
  return products.flatMap((product) =>
    [product, ...(product.configurable_children ?? [])].map((each) => ({ each, product })),
  );
}
