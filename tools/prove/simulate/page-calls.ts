import type { HttpAnswer, HttpRequest } from '#adapters/http/http-client.ts';
import { createHttpOrderGateway } from '#adapters/http/http-order-gateway.ts';
import { browserLimits, createTransport } from '#adapters/http/transport.ts';
import { inNameOf } from '#adapters/memory/memory-gateways.ts';
import type { AroundForTests } from '#composition/roots/shop-for-tests.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { stockUnsure } from '#domain/stock/availability.ts';
import type { AroundTabs } from './around-tabs.ts';
import { eachVerb, type TabLife } from './tab-life.ts';
import { type CallWatch, cartWatch, noWatch, tokenWatch } from './watched-calls.ts';

/** A page, as far as the shop is asked by it; the cart is what it shows. */
type Asking = { readonly life: TabLife; readonly cart: () => Cart | null };

/** The gateways of a page: whatever it asks goes through its life and through the network. */
export function callsOf(
  world: AroundTabs,
  page: Asking,
  log: AroundForTests['log'],
): Pick<AroundForTests, 'tokens' | 'gatewaysOf'> {
  const { network, ledger, shop } = world;
  const { life } = page;
  const { asking, named } = waysOf(network, life);
  const { cart, users, account, tokens, stock, ...others } = shop.api;
  const ways = {
    ...shop.api,
    cart: named(
      cart,
      cartWatch(ledger, shop.rows, () => page.cart()),
    ),
    users: named(users),
    account: named(account),
  };
  const http = { send: (request: HttpRequest) => life.through(() => alone(world, life, request)) };
  return {
    tokens: { ...tokens, ...asking(tokens, tokenWatch(ledger)) },
    gatewaysOf: ({ withAuthorization, storeView }) => ({
      ...others,
      ...inNameOf(withAuthorization, ways),
      mails: asking(shop.api.mails),
      stock: {
        look: (sku) => life.through(async () => ((await network.passes()) ? stock.look(sku) : stockUnsure)),
        list: (skus) => life.through(async () => ((await network.passes()) ? stock.list(skus) : [])),
      },
      orders: createHttpOrderGateway({
        transport: createTransport({ http, storeView, log, withAuthorization, baseUrl: '', limits: browserLimits }),
      }),
    }),
  };
}

/** How a page asks the ports of the shop, and those of somebody. */
function waysOf(network: AroundTabs['network'], life: TabLife) {
  const asking = <Port extends object>(port: Port, { asked, answered, heard }: CallWatch = noWatch): Port =>
    eachVerb(port, async (ask, verb, args) => {
      const reply = await life.through(async () => {
        asked(verb, args);
        const answer = await network.ask(ask as () => Promise<Reply<unknown>>);
        answered(verb, args, answer);
        return answer;
      });
      heard(verb, args, reply);
      return reply;
    });
  const named = <Port extends object>(port: Port & { readonly as: (token: string) => object }, watch = noWatch) => ({
    ...asking<Port>(port, watch),
    as: (token: string) => asking(port.as(token), watch),
  });
  return { asking, named };
}

/** One tab at a time has an order on its way; one that was closed meanwhile counts no more. */
async function alone(
  { network, sending, ledger }: AroundTabs,
  life: TabLife,
  request: HttpRequest,
): Promise<HttpAnswer> {
  if (request.method !== 'POST') return network.send(request);
  const { order_id: id } = JSON.parse(request.body ?? '');
  if (sending.get(id)?.isOver() === false) ledger.faults.add('P2: two tabs sent an order at the same time');
  sending.set(id, life);
  const answer = await network.send(request);
  if (sending.get(id) === life) sending.delete(id);
  return answer;
}
