import { timestampAt } from '#api/process/shop-clock.ts';
import type { HomeSectionRecord } from '#api/records/content-records.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, Operation } from '#api/transport/call.ts';
import { type Outcome, success } from '#api/transport/outcome.ts';
import type { PromoItem } from './promo-item.ts';
import { readStoreContent } from './read-content.ts';

/** Names of the rows of `content`; a store view may have its own. */
export const HOME_SECTIONS = 'home-sections';
export const PROMO_ITEMS = 'promo-items';

/** Home page sections, pop-ups and strips. */
export function homeOperations(shop: Shop): readonly Operation[] {
  const get = { method: 'GET', cache: 'shared', ownTokenCheck: true } as const;
  return [
    { ...get, operationId: 'homeData', path: '/api/home/data', answer: (call) => homeData(shop, call) },
    {
      ...get,
      operationId: 'commonConfig',
      path: '/api/home/common-config',
      answer: (call) => commonConfig(shop, call),
    },
  ];
}

async function homeData({ db, clock }: Shop, { storeCode }: Call): Promise<Outcome> {
  const sections = ((await readStoreContent(db, HOME_SECTIONS, storeCode)) ?? []) as readonly HomeSectionRecord[];
  const now = clock.now();
  const shown = sections.filter((section) => isRunning(section, now)).map(inUtc);
  return success({ sections: shown.toSorted((one, other) => one.position - other.position) });
}

async function commonConfig({ db, clock }: Shop, { storeCode }: Call): Promise<Outcome> {
  const items = ((await readStoreContent(db, PROMO_ITEMS, storeCode)) ?? []) as readonly PromoItem[];
  const now = clock.now();
  return success(
    items
      .filter((item) => item.is_active && isRunning(item, now))
      .map(inUtc)
      .toSorted((one, other) => one.position - other.position),
  );
}

type Window = { readonly start_at?: string | null; readonly end_at?: string | null };

/** The first moment counts, the last one does not; a moment that is not given leaves its end open. */
function isRunning({ start_at = null, end_at = null }: Window, now: number): boolean {
  return (start_at === null || Date.parse(start_at) <= now) && (end_at === null || now < Date.parse(end_at));
}

/** A merchant may keep the moments of any zone; they are told in UTC. Contract, section 5. */
function inUtc<T extends Window>(item: T): T {
  const { start_at, end_at } = item;
  const told = Object.entries({ start_at, end_at }).flatMap(([name, moment]) =>
    typeof moment === 'string' ? [[name, timestampAt(Date.parse(moment))]] : [],
  );
  return { ...item, ...Object.fromEntries(told) };
}
