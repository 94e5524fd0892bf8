import type { Page } from '#app/page/page.ts';

const statuses = { ready: 200, gone: 404, failed: 503 } as const;

/** A link that leads nowhere any more says so where it led: whoever was sent it learns why. */
export const loadSharedList: Page['load'] = async ({ shop }, { params, signal }) => {
  const outcome = await shop.openSharedList(params['list'] ?? '', signal);
  return { kind: 'shown', shows: 'shared-list', status: statuses[outcome] };
};
