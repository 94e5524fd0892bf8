import { Agent, request } from 'node:https';
import { createShopClient, newOrderId } from '../../workbench/shop-client.ts';
import { SKU } from '../orders/shop-to-kill.ts';

/** What became of what shoppers asked for. */
export type Asked = {
  pages: number;
  /** Of the pages, those that did not come, by what came in their place. */
  readonly failed: string[];
  /** Milliseconds of each page that came. */
  readonly took: number[];
  /** Ids of orders that a shopper was told are placed. */
  readonly placed: Set<string>;
  /** How often an order was posted without an answer, and posted again. */
  unanswered: number;
};

const SHOPPERS = 6;
const PAGES = ['/', '/men/kurtas', '/women/sarees', '/men/sherwanis/asaf-sherwani'];
const PAGES_AN_ORDER = 4;
const MOST_POSTS = 40;
const PAUSE_MS = 250; // before an order without an answer is posted again, as the shop does

/** Shoppers who look at pages and order, until the signal says so; an order without an answer is posted again. */
export async function letShop(origin: string, certificate: Buffer, until: AbortSignal): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: SHOPPERS * 2 });
  const asked: Asked = { pages: 0, failed: [], took: [], placed: new Set(), unanswered: 0 };
  const shop = createShopClient(origin, tlsFetch(agent));
  const shoppers = Array.from({ length: SHOPPERS }, async (_, at) => {
    for (let step = at; !until.aborted; step += 1) {
      if (step % (PAGES_AN_ORDER + 1) === PAGES_AN_ORDER) await order();
      else await look(PAGES[step % PAGES.length] ?? '/');
    }
  });
  await Promise.all(shoppers);
  agent.destroy();
  return asked;

  async function look(path: string): Promise<void> {
    asked.pages += 1;
    const began = performance.now();
    const outcome = await ask(agent, `${origin}${path}`).then(
      ({ status, body }) => (status === 200 && body.includes('</html>') ? null : `${status} at ${path}`),
      (error: Error) => `${error.message} at ${path}`,
    );
    if (outcome === null) asked.took.push(performance.now() - began);
    else asked.failed.push(outcome);
  }

  async function order(): Promise<void> {
    const id = newOrderId();
    for (let post = 0; post < MOST_POSTS; post += 1) {
      const answer = await shop.order(id, SKU);
      if (answer?.code === 200) return void asked.placed.add(id);
      asked.unanswered += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    asked.failed.push(`order ${id} was posted ${MOST_POSTS} times without an answer`);
  }
}

type Answer = { readonly status: number; readonly body: string };
type Sent = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/** Rejects when the connection breaks, also amid the answer. */
function ask(agent: Agent, url: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asking = request(url, { agent, method, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.once('error', reject);
    answer.once('aborted', () => reject(new Error('the answer broke off')));
    answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
  });
  asking.once('error', reject);
  asking.end(body);
  return promise;
}

/** What a client of the shop needs of fetch, over a connection that trusts this certificate. */
function tlsFetch(agent: Agent): typeof fetch {
  return async (url, init) => {
    const sent = { method: init?.method, headers: init?.headers, body: init?.body } as Sent;
    const { status, body } = await ask(agent, String(url), sent);
    return new Response(body, { status });
  };
}
