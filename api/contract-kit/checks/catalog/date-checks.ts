import { KURTA, TEE } from '#api/contract-kit/calls/reference-data.ts';
import type { Product } from '#api/contract-kit/calls/shapes.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import { UTC_TIME } from '#api/contract-kit/contract/load-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { ask } from '#api/contract-kit/search/ask.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Section 5: times, days, ids and pictures. */
export const dateChecks: readonly Check[] = [
  {
    id: 'catalog/times',
    section: 5,
    operation: 'catalogSearch',
    rule: 'times are RFC 3339 in UTC with Z, special dates plain days',
    async run(kit) {
      for (const product of await kit.catalog()) {
        holds(UTC_TIME.test(product.created_at), `${product.sku} created_at in UTC with Z`, product.created_at);
        for (const day of [product.special_from_date, product.special_to_date]) {
          holds(day === null || DAY.test(day), `${product.sku} special dates as YYYY-MM-DD`, day);
        }
      }
    },
  },
  {
    id: 'order/times',
    section: 5,
    operation: 'orderCreate',
    rule: 'times of an order are RFC 3339 in UTC with Z, near to now',
    async run(kit) {
      const parts = await validCall(kit, 'orderCreate');
      const placed = await kit.client.succeed<{ readonly transferedAt: string; readonly order_id: string }>(
        'orderCreate',
        parts,
      );
      const order = await kit.client.succeed<{ readonly created_at: string }>('orderGet', {
        query: { orderId: placed.order_id },
      });
      for (const time of [placed.transferedAt, order.created_at])
        holds(UTC_TIME.test(time), 'a time in UTC with Z', time);
    },
  },
  {
    id: 'catalog/option-ids',
    section: 5,
    operation: 'catalogSearch',
    rule: 'option ids are integers on products, text in attributes, and mean the same',
    async run(kit) {
      type Attribute = { readonly attribute_code: string; readonly options: readonly { readonly value: string }[] };
      const { items } = await ask<Attribute>(kit, { type: 'attribute' });
      for (const code of ['color', 'size'] as const) {
        const options = items.find(({ attribute_code }) => attribute_code === code)?.options ?? [];
        holds(options.length > 0, `options of ${code}`, 'none');
        const known = new Set<unknown>(options.map(({ value }) => value));
        for (const product of await kit.catalog()) {
          const own = product[code];
          if (own === undefined) continue;
          holds(Number.isInteger(own) && known.has(String(own)), `${product.sku} ${code} among the options`, own);
        }
      }
    },
  },
  {
    id: 'catalog/paths',
    section: 5,
    operation: 'productList',
    rule: 'pictures are an absolute URL or a path; url_path has no leading slash and finds its product alone',
    async run(kit) {
      const query = { skus: `${KURTA},${TEE}` };
      const { items } = await kit.client.succeed<{ readonly items: readonly (Product & { readonly image: string })[] }>(
        'productList',
        { query },
      );
      for (const { image, url_path, sku } of items) {
        holds(image !== '' && (URL.canParse(image) || !image.includes('://')), `${sku} image`, image);
        holds(!url_path.startsWith('/'), `${sku} url_path without a slash`, url_path);
        const found = await ask(kit, { filters: [{ attribute: 'url_path', value: { eq: url_path } }] });
        same(
          found.items.map((product) => product.sku),
          [sku],
          `products at ${url_path}`,
        );
      }
    },
  },
];
