import { startRounds } from '#api/alerts/rounds.ts';
import { finishCancellations } from '#api/cancellations/finish-cancellations.ts';
import { followPayments, PAYMENT_ROUND_MS } from '#api/payments/ask-pages.ts';
import { PRICE_FALL_ROUND_MS, tellPriceFalls } from '#api/price-falls/tell-price-falls.ts';
import { RESTOCK_ROUND_MS, tellRestocked } from '#api/restock/tell-restocked.ts';
import { finishReturns } from '#api/returns/finish-returns.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { AlertRounds } from '#api/workbench/create-workbench.ts';

/** All that goes on beside the answering of requests, each at its own pace. */
export function startAllRounds(shop: Shop): AlertRounds {
  const { log } = shop;
  return {
    restock: startRounds({ tell: () => tellRestocked(shop), everyMs: RESTOCK_ROUND_MS, log }),
    payments: startRounds({ tell: () => followMoney(shop), everyMs: PAYMENT_ROUND_MS, log }),
    priceFalls: startRounds({ tell: () => tellPriceFalls(shop), everyMs: PRICE_FALL_ROUND_MS, log }),
  };
}

async function followMoney(shop: Shop): Promise<number> {
  return (await followPayments(shop)) + (await finishCancellations(shop)) + (await finishReturns(shop));
}
