import { parseOrder, parsePlacement, parseReturn } from '#adapters/wire/parse-order.ts';
import { parseWithdrawal } from '#adapters/wire/parse-withdrawal.ts';
import { mapped, type ValueOf } from '#adapters/wire/parser.ts';
import type { Order, Placement } from '#domain/orders/order.ts';
import type { CancelRequest, OrderGateway } from '#domain/orders/order-gateway.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { orderRequestOf, returnRequestOf } from './order-words.ts';
import { placedOrderOf, returnOf } from './placed-order-of.ts';
import type { Call, Transport } from './transport.ts';
import { isPageLink } from './web-address.ts';
import { withdrawalOf, withdrawalRequestOf } from './withdrawal-words.ts';

const readPlacement = mapped(parsePlacement, placementOf);
const readReturn = mapped(parseReturn, returnOf);
const readOrder = mapped(parseOrder, placedOrderOf);
const readWithdrawal = mapped(parseWithdrawal, withdrawalOf);

/** Orders over HTTP, each sent in the world it was placed in. */
export function createHttpOrderGateway({ transport }: { readonly transport: Transport }): OrderGateway {
  return {
    place: (order) =>
      transport.send({
        method: 'POST',
        url: '/api/order',
        auth: order.owner === null ? 'guest' : { owner: order.owner },
        body: orderRequestOf(order),
        world: worldOf(order),
        limit: 'order',
        parse: readPlacement,
      }),
    get: (id) =>
      transport.send({
        method: 'GET',
        url: `/api/order/get?orderId=${encodeURIComponent(id)}`,
        auth: 'visitor',
        parse: readOrder,
      }),
    track: ({ order, email }) =>
      transport.send({
        method: 'POST',
        url: '/api/order/track',
        body: { orderId: order, email },
        parse: readOrder,
      }),
    cancel: (request) => transport.send({ ...cancelCall(request), parse: readOrder }),
    giveBack: (request) =>
      transport.send({ ...asked, url: '/api/order/return', body: returnRequestOf(request), parse: readReturn }),
    withdraw: (statement) =>
      transport.send({
        ...asked,
        url: '/api/order/withdraw',
        body: withdrawalRequestOf(statement),
        parse: readWithdrawal,
      }),
  };
}

/** What is asked of an order: the page on which it is asked says itself what became of it. */
const asked = { method: 'POST', auth: 'visitor', isSilent: true } as const;

function cancelCall({ order, email }: CancelRequest) {
  return { ...asked, url: '/api/order/cancel', body: { orderId: order, ...(email !== null && { email }) } } as const;
}

/** An order of another store view than that of the page names its own. */
function worldOf({ country, currency, locale, storeCode }: Order): NonNullable<Call<Placement>['world']> {
  return { country, currency, ...(locale && { locale }), ...(storeCode !== null && { storeCode }) };
}

/** A page to pay on is followed without asking the shopper, so only an address of the web is taken. */
function placementOf({ orderNumber, grand_total, redirect_url }: ValueOf<typeof parsePlacement>): Placement {
  const redirectUrl = redirect_url && isPageLink(redirect_url) ? redirect_url : null;
  return { number: orderNumber, total: moneyOf(grand_total), redirectUrl };
}
