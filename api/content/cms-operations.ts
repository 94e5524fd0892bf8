import { sql } from 'kysely';
import type { CmsRecord } from '#api/records/content-records.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

type Kind = { readonly type: 'cms_page' | 'cms_block'; readonly name: 'Page' | 'Block'; readonly missing: Outcome };

const PAGES: Kind = { type: 'cms_page', name: 'Page', missing: refusal(404, 'CMS query returned empty result') };
const BLOCKS: Kind = {
  type: 'cms_block',
  name: 'Block',
  missing: refusal(404, 'CMS block query returned empty result'),
};

/** Pages and blocks that the merchant writes. */
export function cmsOperations(shop: Shop): readonly Operation[] {
  return [PAGES, BLOCKS].flatMap((kind) => [byId(shop, kind), byIdentifier(shop, kind)]);
}

const get = { method: 'GET', cache: 'shared', ownTokenCheck: true } as const;
const BASE = '/api/ext/cms-data';

function byId(shop: Shop, kind: Kind): Operation {
  return {
    ...get,
    operationId: `cms${kind.name}ById`,
    path: `${BASE}/cms${kind.name}/:cmsId`,
    answer: async ({ places }) => {
      const id = wholeOf(places['cmsId']);
      return id === null ? kind.missing : find(shop, kind, sql`id = ${id}`);
    },
  };
}

/** What was written for the store itself stands before what is written for all. */
function byIdentifier(shop: Shop, kind: Kind): Operation {
  return {
    ...get,
    operationId: `cms${kind.name}ByIdentifier`,
    path: `${BASE}/cms${kind.name}Identifier/:identifier/storeId/:storeId`,
    answer: async ({ places }: Call) => {
      const { identifier = '' } = places;
      const store = wholeOf(places['storeId']);
      if (store === null || !IDENTIFIER.test(identifier)) return kind.missing;
      return find(
        shop,
        kind,
        sql`record ->> 'identifier' = ${identifier} and (record ->> 'store_id')::integer in (0, ${store})`,
      );
    },
  };
}

async function find({ db }: Shop, { type, missing }: Kind, where: ReturnType<typeof sql>): Promise<Outcome> {
  const { rows } = await sql<{ readonly record: CmsRecord }>`
    select record from content_entities
    where type = ${type} and (record ->> 'active')::boolean and ${where}
    order by (record ->> 'store_id')::integer desc, id limit 1`.execute(db);
  const [found] = rows;
  return found ? success(found.record) : missing;
}

/** URL-safe, as the contract has it; nothing else can be the name of anything. */
const IDENTIFIER = /^[\w.~-]{1,100}$/;

/** A number that a database id may have; null for every other text. */
function wholeOf(text = ''): number | null {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return number <= 2_147_483_647 ? number : null;
}
