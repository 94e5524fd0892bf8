import { KURTA, KURTA_M, MUMBAI, NOBODY, TEE, UNREACHED_PIN } from '#api/contract-kit/calls/reference-data.ts';
import type { Product } from '#api/contract-kit/calls/shapes.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

type Estimate = {
  readonly postcode: string;
  readonly is_deliverable: boolean;
  readonly deliver_by: string | null;
  readonly order_before: string | null;
  readonly cash_on_delivery: boolean;
  readonly home_returns: boolean;
};

const { postcode } = MUMBAI;
const DAY_MS = 86_400_000;

/** Section 12: by which day something is at a PIN code. */
export const deliveryChecks: readonly Check[] = [
  {
    id: 'catalog/delivery-day',
    section: 12,
    operation: 'deliveryEstimate',
    rule: 'a day that is not before the moment until which it is promised; the PIN code of the reference data takes cash',
    proves: ['deliveryEstimate 200 byDay'],
    async run({ client }) {
      const told = await client.succeed<Estimate>('deliveryEstimate', { query: { postcode, skus: KURTA_M } });
      same([told.postcode, told.is_deliverable, told.cash_on_delivery], [postcode, true, true], 'Mumbai');
      const [day, until] = [Date.parse(told.deliver_by ?? ''), Date.parse(told.order_before ?? '')];
      holds(day > until - DAY_MS, 'a day that is not before the moment', told);
    },
  },
  {
    id: 'catalog/delivery-until',
    section: 12,
    operation: 'deliveryEstimate',
    rule: 'nobody stores an answer, since it holds until a moment that is still to come',
    async run({ client }) {
      const parts = { query: { postcode, skus: KURTA_M } };
      const { headers, result } = await client.call<Estimate>('deliveryEstimate', parts);
      const control = headers.get('cache-control') ?? '';
      holds(control.includes('no-store'), 'cache-control: no-store', control);
      holds(Date.parse(result.order_before ?? '') > Date.now() - DAY_MS, 'a moment to come', result);
    },
  },
  {
    id: 'catalog/delivery-never',
    section: 12,
    operation: 'deliveryEstimate',
    rule: 'where nobody delivers there is no day, no cash and no return from home',
    proves: ['deliveryEstimate 200 never'],
    async run({ client }) {
      const query = { postcode: UNREACHED_PIN, skus: KURTA_M };
      const { is_deliverable, deliver_by, order_before, cash_on_delivery, home_returns } =
        await client.succeed<Estimate>('deliveryEstimate', { query });
      const told = [is_deliverable, deliver_by, order_before, cash_on_delivery, home_returns];
      same(told, [false, null, null, false, false], UNREACHED_PIN);
    },
  },
  {
    id: 'catalog/delivery-slowest',
    section: 12,
    operation: 'deliveryEstimate',
    rule: 'several skus are there when the slowest is; a configurable sku stands for its product, an unknown one for nothing',
    async run({ client }) {
      const by = async (...skus: readonly string[]) =>
        (await client.succeed<Estimate>('deliveryEstimate', { query: { postcode, skus: skus.join() } })).deliver_by ??
        '';
      const [kurta, tee] = [await by(KURTA_M), await by(TEE)];
      const slowest = kurta > tee ? kurta : tee;
      same([await by(KURTA_M, TEE), await by(TEE, KURTA_M), await by(KURTA)], [slowest, slowest, kurta], 'the days');
      same(await by(KURTA_M, NOBODY), kurta, 'with one that nobody knows');
    },
  },
  {
    id: 'catalog/delivery-made',
    section: 12,
    operation: 'deliveryEstimate',
    rule: 'where a server says in how many working days pieces are made, those that take longest arrive after those that take least',
    async run(kit) {
      const made = (await kit.catalog()).flatMap(madeOf).toSorted((one, other) => one.days - other.days);
      const [first, last] = [made[0], made.at(-1)];
      if (!first || !last || first.days === last.days) return;
      const by = async (skus: string) =>
        (await kit.client.succeed<Estimate>('deliveryEstimate', { query: { postcode, skus } })).deliver_by ?? '';
      const [soon, late] = [await by(first.sku), await by(last.sku)];
      holds(soon < late, `${first.sku}, made in ${first.days} days, before ${last.sku}, made in ${last.days}`, [
        soon,
        late,
      ]);
      same(await by(`${first.sku},${last.sku}`), late, 'the day of both');
    },
  },
  refusedCheck({
    id: 'catalog/delivery-no-pin',
    operation: 'deliveryEstimate',
    when: 'postcode missing, of another length, with other characters or with a leading 0',
    status: 400,
    message: 'postcode must be a PIN code of six digits',
    wrong: ['', '4000', '4000500', '40005A', '400 050', '040005'].map((wrong) => ({ query: { postcode: wrong } })),
  }),
  refusedCheck({
    id: 'catalog/delivery-unknown-pin',
    operation: 'deliveryEstimate',
    when: 'six digits that the post of India does not give out',
    status: 422,
    message: 'No such PIN code: {postcode}',
    filled: 'No such PIN code: 290001',
    wrong: [{ query: { postcode: '290001' } }],
  }),
  refusedCheck({
    id: 'catalog/delivery-nothing',
    operation: 'deliveryEstimate',
    when: 'every sku is unknown or not sent',
    status: 422,
    message: 'Nothing of this is delivered',
    wrong: [{ query: { skus: NOBODY } }],
  }),
  refusedCheck({
    id: 'catalog/delivery-no-skus',
    operation: 'deliveryEstimate',
    when: 'skus missing or empty',
    status: 400,
    message: 'skus parameter is required',
    wrong: [{ query: { skus: '' } }],
  }),
  refusedCheck({
    id: 'catalog/delivery-too-many',
    operation: 'deliveryEstimate',
    when: 'more than 100',
    status: 400,
    message: 'Too many skus',
    wrong: [{ query: { skus: Array.from({ length: 101 }, (_none, at) => `X-${at}`).join() } }],
  }),
];

type Made = { readonly sku: string; readonly days: number };

/** What of a product is made to order, and in how many working days where that is said. */
function madeOf({ sku, type_id, rts, make_days, configurable_children: children = [] }: Product): readonly Made[] {
  if (type_id === 'virtual' || type_id === 'downloadable') return [];
  const parts = children.length > 0 ? children : [{ sku, rts_qty: rts, make_days }];
  return parts.flatMap(({ sku, rts_qty, make_days: own }) => {
    const days = own ?? make_days ?? null;
    return rts_qty === 0 && days !== null ? [{ sku, days }] : [];
  });
}
