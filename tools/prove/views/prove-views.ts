import { strangeAmong } from '../../../features/agreement/mixed-views-for-tests.ts';
import { openStoreViews } from '../../../features/agreement/store-views-for-tests.ts';
import type { ProofResult } from '../shared/proof-result.ts';

const MOST_FAULTS = 20;
const AT_ONCE = 12; // more would wait longer than a page may

/** What the API has to know of these store views. */
export const STORE_CODES = 'de,it';

/** Draws pages of several store views at once, for shoppers with cookies of their own: nothing of one is in another. */
export async function proveViews(api: string, { renders }: { readonly renders: number }): Promise<ProofResult> {
  const shop = await openStoreViews(api);
  const began = performance.now();
  const faults = await strangeAmong(shop, { pages: renders, atOnce: AT_ONCE });
  const seconds = Math.round((performance.now() - began) / 1_000);
  await shop.close();
  const summary = `${renders} pages of three store views drawn, ${AT_ONCE} at once, in ${seconds} s`;
  return { summary, faults: faults.slice(0, MOST_FAULTS) };
}
