import type { Signed } from '#api/gateways/played-server-for-tests.ts';
import { type PlayedRazorpay, playRazorpay } from '#api/gateways/razorpay-for-tests.ts';
import type { ReferenceApiOptions } from '#api/open-reference-api.ts';
import { mailsAbout } from '#api/orders/order-mails-for-tests.ts';
import { openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { newOrderId, type OrderChanges, orderBody } from '#api/testing/order-for-tests.ts';
import { WEBHOOKS } from './webhook-page.ts';

export type Placed = { readonly order_id: string; readonly orderNumber: string; readonly redirect_url: string };

const TEE = 'RT-TE-220';
export const API = 'http://localhost:8080';
export const MINUTE = 60_000;

/** A shop whose money Razorpay takes, which is played on this machine; and all that it has logged. */
export async function openPaidShop({ gateways, ...options }: Partial<ReferenceApiOptions> = {}) {
  const played = await playRazorpay();
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const shop = await openTestApi({ gateways: { razorpay: played.settings, ...gateways }, log, ...options });
  const close = async () => {
    await shop.api.close();
    await played.close();
  };
  return { ...till(shop, played), ...books(shop), shop, played, lines, close };
}

export type PaidShop = Awaited<ReturnType<typeof openPaidShop>>;

/** How tests pay. */
function till(shop: TestApi, played: PlayedRazorpay) {
  const look = (address: string) => shop.api.fetch(new Request(address));

  async function place(changes: OrderChanges = { information: { payment_method_code: 'razorpay' } }): Promise<Placed> {
    const body = orderBody(newOrderId(), changes);
    return (await shop.call<Placed>('orderCreate', '/api/order?token=', { body })).result;
  }

  /** Opens the page to pay on, as the shopper is sent there. */
  async function open({ orderNumber, redirect_url }: Placed) {
    await look(redirect_url);
    const link = played.links.find(({ reference_id }) => reference_id.startsWith(`${orderNumber}-`));
    if (link === undefined) throw new Error('The gateway was asked for no page.');
    return link;
  }

  async function opened(changes?: OrderChanges) {
    const placed = await place(changes);
    return { placed, link: await open(placed) };
  }

  return {
    look,
    place,
    open,
    opened,
    send: (body: string, headers: Readonly<Record<string, string>>, gateway = 'razorpay') =>
      shop.api.fetch(new Request(`${API}${WEBHOOKS}${gateway}`, { method: 'POST', body, headers })),
    tell: ({ body, headers }: Signed) =>
      shop.api.fetch(new Request(`${API}${WEBHOOKS}razorpay`, { method: 'POST', body, headers })),
  };
}

/** What tests look at. */
function books(shop: TestApi) {
  return {
    statusOf: async ({ order_id }: Placed) =>
      (await shop.call<{ status: string }>('orderGet', `/api/order/get?orderId=${order_id}&token=`)).result.status,
    stock: async () => (await shop.call<{ qty: number }>('stockCheck', `/api/stock/check?sku=${TEE}`)).result.qty,
    mails: async (placed: Placed) => Object.keys(await mailsAbout(shop, placed)).toSorted(),
    ledger: async ({ order_id }: Placed) =>
      (await shop.bench<BenchOrder>(`/workbench/orders/${order_id}`)).result.ledger,
    /** So many minutes after the day began a round goes. */
    round: async (minutes: number) => {
      shop.clock.stopAt(TODAY + minutes * MINUTE);
      await shop.bench('/workbench/payment-round', { method: 'POST' });
    },
  };
}

type BenchOrder = {
  readonly ledger: {
    readonly taken: readonly { readonly amount: number; readonly paysOrder: boolean }[];
    readonly givenBack: readonly { readonly amount: number }[];
    readonly asked: readonly { readonly amount: number; readonly status: string }[];
  };
};
