import type { HomeSectionRecord } from '#reference-api/demo/records.ts';
import type { Shop } from '#reference-api/process/shop.ts';
import type { Operation } from '#reference-api/transport/call.ts';
import { type Outcome, success } from '#reference-api/transport/outcome.ts';
import type { PromoItem } from './promo-items.ts';
import { readContent } from './read-content.ts';

/** Names of the rows of `content`. */
export const HOME_SECTIONS = 'home-sections';
export const PROMO_ITEMS = 'promo-items';

/** Home page sections, pop-ups and strips. */
export function homeOperations(shop: Shop): readonly Operation[] {
  const get = { method: 'GET', cache: 'shared', ownTokenCheck: true } as const;
  return [
    { ...get, operationId: 'homeData', path: '/api/home/data', answer: () => homeData(shop) },
    { ...get, operationId: 'commonConfig', path: '/api/home/common-config', answer: () => commonConfig(shop) },
  ];
}

async function homeData(shop: Shop): Promise<Outcome> {
  const sections = ((await readContent(shop.db, HOME_SECTIONS)) ?? []) as readonly HomeSectionRecord[];
  return success({ sections: sections.toSorted((one, other) => one.position - other.position) });
}

async function commonConfig(shop: Shop): Promise<Outcome> {
  const items = ((await readContent(shop.db, PROMO_ITEMS)) ?? []) as readonly PromoItem[];
  const now = shop.clock.now();
  return success(items.filter((item) => isShown(item, now)).toSorted((one, other) => one.position - other.position));
}

function isShown({ is_active, start_at, end_at }: PromoItem, now: number): boolean {
  return (
    is_active && (start_at === null || Date.parse(start_at) <= now) && (end_at === null || now < Date.parse(end_at))
  );
}
