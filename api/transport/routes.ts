import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import type { Call, Operation } from './call.ts';
import { envelope } from './envelope.ts';
import { corsHeaders, isForeign, type Origins, preflight } from './origins.ts';
import { type Outcome, refusal } from './outcome.ts';

/** What is known of a request besides itself. `places` are the filled places of the path, decoded, by name. */
export type Surroundings = Pick<Call, 'places' | 'client'>;

export type Answer = (request: Request, operation: Operation, surroundings: Surroundings) => Promise<Outcome>;

/** `incoming` is the connection's message; null for a caller inside this process. */
type Connection = Pick<Call, 'client'> & { readonly incoming: IncomingMessage | null };

/** What the routes are told of a connection. */
type Told = { readonly Bindings: Connection };

export type Routes = Hono<Told>;

/** Routes of the operations. A path that is known answers another method with 405, any other path 404. */
export function routesOf(operations: readonly Operation[], answer: Answer): Routes {
  const routes = new Hono<Told>();
  for (const operation of operations) {
    routes.on(operation.method, operation.path, async ({ req, env }) => {
      const outcome = await answer(req.raw, operation, { places: req.param(), client: env.client });
      return envelope(bearsSecret(req.url) ? { ...outcome, isPrivate: true } : outcome, operation);
    });
  }
  for (const path of new Set(operations.map((operation) => operation.path))) {
    routes.options(path, ({ req }) => preflight(req.raw));
    routes.all(path, () => notAllowed(operations.filter((operation) => operation.path === path)));
  }
  routes.notFound(() => envelope(refusal(404, 'Not found')));
  return routes;
}

/** Whether a token or a cart stands in the address: no store may keep what is found by it. */
function bearsSecret(address: string): boolean {
  return /[?&](token|cartId)=[^&]/i.test(address);
}

function notAllowed(operations: readonly Operation[]): Response {
  const answer = envelope(refusal(405, 'Method not allowed'));
  const methods = operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  answer.headers.set('allow', [...methods, 'OPTIONS'].join(', '));
  return answer;
}

type Guarded = Connection & { readonly origins: Origins; readonly routes: Routes };

const LONGEST_ADDRESS = 8_192; // contract, GET /api/catalog

/** Answers of pages' calls. Foreign pages are refused before anything is read. */
export async function guarded(request: Request, guard: Guarded): Promise<Response> {
  const isRefused = isForeign(request, guard.origins);
  const response = isRefused ? envelope(refusal(403, 'Forbidden')) : await admitted(request, guard);
  if (!isRefused) for (const [name, value] of Object.entries(corsHeaders(request))) response.headers.set(name, value);
  response.headers.append('vary', 'Origin');
  return response;
}

async function admitted(request: Request, { routes, client, incoming }: Guarded): Promise<Response> {
  const isTooLong = request.url.length - new URL(request.url).origin.length > LONGEST_ADDRESS;
  return isTooLong
    ? envelope(refusal(414, 'Request URI too long, use POST'))
    : routes.fetch(request, { client, incoming });
}
