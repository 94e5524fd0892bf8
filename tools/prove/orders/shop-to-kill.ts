import type { ShopClient } from '../../workbench/shop-client.ts';

export const SKU = 'RT-TE-220';
export const COUPON = { code: 'KILLED', percent: 10, most_uses: 1_000_000 };
export const ACCOUNT = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };

/** What there is to sell and to spend: enough for a long proof. */
export type Given = {
  readonly quantity: number;
  /** Store credit of the account, in paise. */
  readonly credit: number;
};

const PIECES = 100_000;
const CREDIT = 5_000_000;

export async function fillShop(shop: ShopClient): Promise<Given> {
  await shop.put('/workbench/stock', { sku: SKU, qty: PIECES });
  await shop.put('/workbench/coupons', COUPON);
  await shop.put('/workbench/credits', { email: ACCOUNT.username, amount: CREDIT });
  return { quantity: PIECES, credit: await readCredit(shop) };
}

/** In paise; -1 where it can't be read. */
export async function readCredit(shop: ShopClient): Promise<number> {
  const kept = await shop.post<{ readonly balance: number }>('/workbench/credits', {
    email: ACCOUNT.username,
    amount: 0,
  });
  return kept ? Math.round(kept.balance * 100) : -1;
}

export async function readCouponUses(shop: ShopClient): Promise<number> {
  return (await shop.post<{ readonly uses: number }>('/workbench/coupons', COUPON))?.uses ?? -1;
}

export async function readPieces(shop: ShopClient): Promise<number> {
  return (await shop.get<{ readonly qty: number }>(`/api/stock/check?sku=${SKU}`))?.qty ?? -1;
}
