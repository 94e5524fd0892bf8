import { Hono } from 'hono';
import type { Call, Operation } from './call.ts';
import { envelope } from './envelope.ts';
import { corsHeaders, isForeign, type Origins, preflight } from './origins.ts';
import { type Outcome, refusal } from './outcome.ts';

/** What is known of a request besides itself. `places` are the filled places of the path, decoded, by name. */
export type Surroundings = Pick<Call, 'places' | 'client'>;

export type Answer = (request: Request, operation: Operation, surroundings: Surroundings) => Promise<Outcome>;

/** What the routes are told of a connection. */
type Told = { readonly Bindings: Pick<Call, 'client'> };

export type Routes = Hono<Told>;

/** Routes of the operations. A path that is known answers another method with 405, any other path 404. */
export function routesOf(operations: readonly Operation[], answer: Answer): Routes {
  const routes = new Hono<Told>();
  for (const operation of operations) {
    routes.on(operation.method, operation.path, async ({ req, env }) =>
      envelope(await answer(req.raw, operation, { places: req.param(), client: env.client }), operation),
    );
  }
  for (const path of new Set(operations.map((operation) => operation.path))) {
    routes.options(path, ({ req }) => preflight(req.raw));
    routes.all(path, () => envelope(refusal(405, 'Method not allowed')));
  }
  routes.notFound(() => envelope(refusal(404, 'Not found')));
  return routes;
}

type Guarded = Pick<Call, 'client'> & { readonly origins: Origins; readonly routes: Routes };

const LONGEST_ADDRESS = 8_192; // contract, GET /api/catalog

/** Answers of pages' calls. Foreign pages are refused before anything is read. */
export async function guarded(request: Request, { origins, routes, client }: Guarded): Promise<Response> {
  if (isForeign(request, origins)) return envelope(refusal(403, 'Forbidden'));
  if (request.url.length - new URL(request.url).origin.length > LONGEST_ADDRESS) {
    return envelope(refusal(414, 'Request URI too long, use POST'));
  }
  const response = await routes.fetch(request, { client });
  for (const [name, value] of Object.entries(corsHeaders(request))) response.headers.set(name, value);
  response.headers.append('vary', 'Origin');
  return response;
}
