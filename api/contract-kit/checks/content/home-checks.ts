import { NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { UTC_TIME } from '#api/contract-kit/contract/load-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

const HOUR_MS = 3_600_000;

/** The home page, what is promoted, and where the shops are. */
export const homeChecks: readonly Check[] = [
  {
    id: 'content/home-sections',
    section: 0,
    operation: 'homeData',
    rule: 'product sliders say where their products come from; explicit ones are known',
    async run({ client }) {
      type Section = {
        readonly type: string;
        readonly skus?: readonly string[];
        readonly category_id?: number | null;
        readonly category_name?: string | null;
      };
      const { sections } = await client.succeed<{ readonly sections: readonly Section[] }>('homeData');
      for (const slider of sections.filter(({ type }) => type === 'product_slider')) {
        const hasSource = (slider.skus ?? []).length > 0 || slider.category_id != null || slider.category_name != null;
        holds(hasSource, 'skus, category_id or category_name', slider);
      }
    },
  },
  {
    id: 'content/home-times',
    section: 5,
    operation: 'homeData',
    rule: 'the times of sections and promotions are in UTC with Z',
    async run({ client }) {
      type Timed = { readonly start_at?: string | null; readonly end_at?: string | null };
      const { sections } = await client.succeed<{ readonly sections: readonly Timed[] }>('homeData');
      const promotions = await client.succeed<readonly Timed[]>('commonConfig');
      for (const time of [...sections, ...promotions].flatMap(({ start_at, end_at }) => [start_at, end_at])) {
        holds(time == null || UTC_TIME.test(time), 'a time in UTC with Z', time);
      }
    },
  },
  {
    id: 'content/running-promotions',
    section: 0,
    operation: 'commonConfig',
    rule: 'only promotions that are active now, by position',
    async run({ client }) {
      type Promotion = {
        readonly is_active: boolean;
        readonly position?: number;
        readonly start_at?: string | null;
        readonly end_at?: string | null;
      };
      const items = await client.succeed<readonly Promotion[]>('commonConfig');
      const [now, slack] = [Date.now(), HOUR_MS];
      for (const each of items) {
        const isRunning =
          Date.parse(each.start_at ?? '1970-01-01') <= now + slack &&
          now - slack <= Date.parse(each.end_at ?? '9999-01-01');
        holds(each.is_active && isRunning, 'a promotion that is running', each);
      }
      const positions = items.map(({ position = 0 }) => position);
      same(
        positions,
        positions.toSorted((one, other) => one - other),
        'positions',
      );
    },
  },
  {
    id: 'content/shops',
    section: 0,
    operation: 'storeLocator',
    rule: 'shops by name; country and city narrow them, city without case',
    async run({ client }) {
      type Shops = {
        readonly items: readonly { readonly name: string; readonly city: string; readonly country_id: string }[];
        readonly total: number;
      };
      const all = await client.succeed<Shops>('storeLocator');
      same(all.total, all.items.length, 'total');
      const [first] = all.items;
      holds(first !== undefined, 'a shop', 'none');
      const country = first?.country_id ?? '';
      const abroad = await client.succeed<Shops>('storeLocator', { query: { country } });
      same(
        abroad.items,
        all.items.filter(({ country_id }) => country_id === country),
        `shops of ${country}`,
      );
      const city = first?.city ?? '';
      const near = await client.succeed<Shops>('storeLocator', { query: { country, city: city.toUpperCase() } });
      same(
        near.items,
        abroad.items.filter((shop) => shop.city === city),
        `shops of ${city}`,
      );
      same((await client.succeed<Shops>('storeLocator', { query: { city: NOBODY } })).items, [], 'shops of no city');
    },
  },
];
