import { demoContent } from '#api/demo/demo-content.ts';
import { openReferenceApi } from '#api/open-reference-api.ts';
import { createShopClock } from '#api/process/shop-clock.ts';

/** Writes what most tests begin with: the tables, and the demo collection as it stands on the day of a moment. */
export async function fillWithDemo(database: string, now: number): Promise<void> {
  const api = await openReferenceApi({ database, content: demoContent, clock: createShopClock(() => now) });
  await api.close();
}
