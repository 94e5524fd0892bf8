import { OPEN_SHOP_PAGE } from '#composition/tokens.ts';
import { notFoundAddress } from '../carried-values.ts';
import type { Page } from '../page.ts';

/** A page that nobody wrote is not found (CONT-18). */
export const loadTextPage: Page['load'] = async (visit, { params, url }) => {
  const outcome = await visit.get(OPEN_SHOP_PAGE)(params['slug'] ?? '');
  if (outcome === 'empty') return { kind: 'moved', to: notFoundAddress(url.pathname) };
  return { kind: 'shown', shows: 'text-page', status: outcome === 'failed' ? 503 : 200 };
};
