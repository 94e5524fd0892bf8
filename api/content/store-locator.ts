import type { ShopRecord } from '#api/records/content-records.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, Operation } from '#api/transport/call.ts';
import { type Outcome, success } from '#api/transport/outcome.ts';
import { readContent } from './read-content.ts';

/** Name of the row of `content` that holds the shops one can walk into. */
export const SHOPS = 'shops';

/** Where the shops are. */
export function storeLocatorOperations(shop: Shop): readonly Operation[] {
  return [
    {
      operationId: 'storeLocator',
      method: 'GET',
      path: '/api/store-locator',
      cache: 'shared',
      ownTokenCheck: true,
      answer: (call) => shopsOf(shop, call),
    },
  ];
}

/** Narrowed by country, by city, by both or by neither; an empty parameter narrows nothing. */
async function shopsOf({ db }: Shop, { query }: Call): Promise<Outcome> {
  const shops = ((await readContent(db, SHOPS)) ?? []) as readonly ShopRecord[];
  const country = folded(query.get('country'));
  const city = folded(query.get('city'));
  const items = shops
    .filter((shop) => country === '' || folded(shop.country_id) === country)
    .filter((shop) => city === '' || folded(shop.city) === city)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id);
  return success({ items, total: items.length });
}

function folded(text: string | null): string {
  return (text ?? '').trim().toLowerCase();
}
