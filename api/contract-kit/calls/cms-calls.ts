import type { Kit } from './kit.ts';

/** What leads to a page or block that the catalog has. */
export async function cmsPath(kit: Kit, type: 'cms_page' | 'cms_block'): Promise<Record<string, string>> {
  type Entity = { readonly id: number; readonly identifier: string; readonly store_id: number };
  const found = await kit.client.succeed<{ readonly items: readonly Entity[] }>('catalogSearch', {
    query: { type, size: '1' },
  });
  const [entity] = found.items;
  return {
    cmsId: String(entity?.id),
    identifier: entity?.identifier ?? '',
    storeId: String(entity?.store_id || 1),
  };
}
