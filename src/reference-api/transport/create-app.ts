import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { cartOperations } from '#reference-api/cart/cart-operations.ts';
import { productOperations } from '#reference-api/catalogue/product-operations.ts';
import { searchOperations } from '#reference-api/catalogue/search-operations.ts';
import { homeOperations } from '#reference-api/content/home-operations.ts';
import { orderOperations } from '#reference-api/orders/order-operations.ts';
import type { Shop } from '#reference-api/process/shop.ts';
import { createWorkbench, isLocal, type Workbench } from '#reference-api/workbench/create-workbench.ts';
import { answerFaultily } from '#reference-api/workbench/faults.ts';
import { answerCall, type CallRules } from './answer-call.ts';
import type { Operation } from './call.ts';
import { corsHeaders, isForeign, type Origins, preflight } from './origins.ts';
import { type Outcome, refusal } from './outcome.ts';

export type AppOptions = {
  readonly workbench?: boolean;
  readonly allowedOrigins?: readonly string[];
  readonly log?: (line: string) => void;
};

type Incoming = IncomingMessage | null;

/** The whole API as one function. */
export interface App {
  /** `incoming` is the connection's message; null for a caller inside this process. */
  answer(request: Request, incoming: Incoming): Promise<Response>;
}

const LONGEST_ADDRESS = 8_192; // contract, GET /api/catalog

export function createApp(shop: Shop, options: AppOptions): App {
  const origins: Origins = new Set(options.allowedOrigins ?? []);
  const operations = operationsOf(shop);
  const rules: CallRules = { checkBody: shop.contract.faultsOfBody, storeCodes: shop.storeCodes };
  const log = options.log ?? (() => {});
  const routes = routesOf(operations, (request, operation) => answerCall(request, operation, rules));
  routes.onError((error) => {
    log(`error ${error.stack ?? error.message}`);
    return envelope(refusal(500, 'Internal server error'));
  });
  const plain = (request: Request) => guarded(request, { origins, routes });
  const workbench = options.workbench ? createWorkbench(shop) : null;
  const answer = workbench
    ? (request: Request, incoming: Incoming) => answerOnBench({ request, incoming, workbench, plain })
    : plain;
  return {
    answer: async (request, incoming) => {
      const started = performance.now();
      const response = await answer(request, incoming);
      log(`${request.method} ${pathOf(request)} ${response.status} ${Math.round(performance.now() - started)} ms`);
      return response;
    },
  };
}

type OnBench = {
  readonly request: Request;
  readonly incoming: Incoming;
  readonly workbench: Workbench;
  readonly plain: (request: Request) => Promise<Response>;
};

/** With a workbench, its own calls are answered on this machine only, and every other call may meet a fault. */
async function answerOnBench({ request, incoming, workbench, plain }: OnBench): Promise<Response> {
  const path = pathOf(request);
  if (path.startsWith('/workbench/')) {
    const isOwn = isLocal(incoming) && request.headers.get('origin') === null;
    return envelope(isOwn ? await workbench.answer(request) : refusal(404, 'Not found'));
  }
  await workbench.seen.note(request);
  const fault = workbench.faults.next(path);
  return fault ? answerFaultily(fault, { incoming, answer: () => plain(request) }) : plain(request);
}

function operationsOf(shop: Shop): readonly Operation[] {
  return [
    ...searchOperations(shop),
    ...productOperations(shop),
    ...homeOperations(shop),
    ...cartOperations(shop),
    ...orderOperations(shop),
  ];
}

type Answer = (request: Request, operation: Operation) => Promise<Outcome>;

/** A path that is known answers another method with 405. */
function routesOf(operations: readonly Operation[], answer: Answer): Hono {
  const routes = new Hono();
  for (const operation of operations) {
    routes.on(operation.method, operation.path, async ({ req }) =>
      envelope(await answer(req.raw, operation), operation),
    );
  }
  for (const path of new Set(operations.map((operation) => operation.path))) {
    routes.options(path, ({ req }) => preflight(req.raw));
    routes.all(path, () => envelope(refusal(405, 'Method not allowed')));
  }
  routes.notFound(() => envelope(refusal(404, 'Not found')));
  return routes;
}

type Gate = { readonly origins: Origins; readonly routes: Hono };

/** Foreign pages are refused before anything is read. */
async function guarded(request: Request, { origins, routes }: Gate): Promise<Response> {
  if (isForeign(request, origins)) return envelope(refusal(403, 'Forbidden'));
  if (request.url.length - new URL(request.url).origin.length > LONGEST_ADDRESS) {
    return envelope(refusal(414, 'Request URI too long, use POST'));
  }
  const response = await routes.fetch(request);
  for (const [name, value] of Object.entries(corsHeaders(request))) response.headers.set(name, value);
  response.headers.append('vary', 'Origin');
  return response;
}

/** Private and failed answers are never stored; shared ones vary by country. Contract, section 1. */
function envelope({ code, result, meta }: Outcome, operation?: Operation): Response {
  const isShared = operation?.cache === 'shared' && code === 200;
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  if (isShared) headers.set('vary', 'country-id');
  else headers.set('cache-control', 'no-store');
  return new Response(JSON.stringify(meta ? { code, result, meta } : { code, result }), { status: code, headers });
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname;
}
