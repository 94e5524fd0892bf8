import type { TestApi } from '#api/testing/open-test-api.ts';

type Kept = { readonly to: string; readonly text: string; readonly about: string; readonly unsubscribe: string | null };

export const API = 'https://api.zari.example';

export const mails = async (shop: TestApi) => (await shop.bench<readonly Kept[]>('/workbench/mails')).result;
export const mailsTo = async (shop: TestApi, email: string) => (await mails(shop)).filter(({ to }) => to === email);
export const leave = (shop: TestApi, sku: string, qty: number) =>
  shop.bench('/workbench/stock', { body: { sku, qty } });
const round = (shop: TestApi) => shop.bench('/workbench/restock-round', { method: 'POST' });
export const ask = (shop: TestApi, email: string, sku: string, storeCode = 'default') =>
  shop.call('stockNotify', `/api/stock/notify?storeCode=${storeCode}`, { body: { email, sku } });

export async function soldOut(shop: TestApi): Promise<string> {
  const sku = `ENDS-${crypto.randomUUID()}`;
  await shop.bench('/workbench/products', { body: { sku, name: 'Silk Tee', qty: 0, price: 900 } });
  return sku;
}

/** Somebody is told that a piece is back: the address in that mail. */
export async function linkOf(shop: TestApi, email: string, storeCode?: string): Promise<string> {
  const sku = await soldOut(shop);
  await ask(shop, email, sku, storeCode);
  await leave(shop, sku, 1);
  await round(shop);
  return (await mailsTo(shop, email)).at(-1)?.unsubscribe ?? '';
}

export const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = 'application/x-www-form-urlencoded';
export const open = (shop: TestApi, link: string, method = 'GET') => shop.api.fetch(new Request(link, { method }));
export const post = (shop: TestApi, link: string, body: BodyInit = ONE_CLICK, type: string | null = FORM) =>
  shop.api.fetch(new Request(link, { method: 'POST', body, headers: type === null ? {} : { 'content-type': type } }));

/** Whether somebody who waits for a piece hears of it. */
export async function hears(shop: TestApi, email: string, sku: string): Promise<boolean> {
  const before = (await mailsTo(shop, email)).length;
  await leave(shop, sku, 1);
  await round(shop);
  return (await mailsTo(shop, email)).length > before;
}
