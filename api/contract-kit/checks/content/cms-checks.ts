import { NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

const NO_PAGE = 'CMS query returned empty result';
const NO_BLOCK = 'CMS block query returned empty result';

/** Pages, blocks and banners of the shop. */
export const cmsChecks: readonly Check[] = [
  ...(
    [
      ['cmsPageById', NO_PAGE, { cmsId: '999999' }],
      ['cmsPageByIdentifier', NO_PAGE, { identifier: NOBODY, storeId: '1' }],
      ['cmsBlockById', NO_BLOCK, { cmsId: '999999' }],
      ['cmsBlockByIdentifier', NO_BLOCK, { identifier: NOBODY, storeId: '1' }],
    ] as const
  ).map(([operation, message, path]) =>
    refusedCheck({
      id: `content/${operation}-unknown`,
      operation,
      when: 'unknown',
      status: 404,
      message,
      wrong: [{ path }],
    }),
  ),
  ...['cmsPage', 'cmsBlock'].map(
    (entity): Check => ({
      id: `content/${entity}-alike`,
      section: 0,
      operation: `${entity}ByIdentifier`,
      rule: 'by id and by identifier the same; content of store 0 also matches',
      async run(kit) {
        const byId = await kit.client.succeed<Stored>(`${entity}ById`, await validCall(kit, `${entity}ById`));
        const { identifier, store_id } = byId;
        const path = { identifier, storeId: String(store_id || 1) };
        const byName = await kit.client.succeed<Stored>(`${entity}ByIdentifier`, { path });
        same(byName.identifier, identifier, 'identifier');
        holds([0, Number(path.storeId)].includes(byName.store_id), 'the own store or store 0', byName.store_id);
      },
    }),
  ),
  ...['promotedOffers', 'headImage'].map((operation) =>
    refusedCheck({
      id: `content/${operation}-unknown`,
      operation,
      when: 'no file for the store',
      status: 404,
      message: 'Not found',
      wrong: [{ path: { storeCode: NOBODY } }],
    }),
  ),
];

type Stored = { readonly identifier: string; readonly store_id: number };
