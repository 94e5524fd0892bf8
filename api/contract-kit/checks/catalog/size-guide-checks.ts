import { KURTA, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** Size guides by product. */
export const sizeGuideChecks: readonly Check[] = [
  refusedCheck({
    id: 'catalog/no-size-guide',
    operation: 'sizeGuideCollection',
    when: 'the product is unknown',
    status: 404,
    message: 'No size guide for this product',
    wrong: [{ body: { sku: NOBODY } }],
  }),
  {
    id: 'catalog/size-guide',
    section: 0,
    operation: 'sizeGuideCollection',
    rule: 'the guide is that of the product, its rows as wide as its columns, and who wears it wears one of its sizes',
    async run({ client }) {
      type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
      type Worn = { readonly height: number; readonly size: string };
      type Guide = { readonly sku: string; readonly worn?: Worn | null; readonly tables: readonly Table[] };
      const guide = await client.succeed<Guide>('sizeGuideCollection', { body: { sku: KURTA } });
      same(guide.sku, KURTA, 'sku');
      for (const { columns, rows } of guide.tables) for (const row of rows) same(row.length, columns.length, 'cells');
      const sizes = guide.tables.flatMap(({ rows }) => rows.map(([size]) => size));
      if (guide.worn) holds(sizes.includes(guide.worn.size), 'a size of the tables', guide.worn.size);
    },
  },
];
