import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Log } from '#domain/shared/log.ts';
import type { Trust } from '#shared/client-address.ts';
import type { Answered } from '#shared/metrics.ts';
import type { AskRedis } from '#shared/redis-link.ts';
import type { Spans } from '#shared/spans.ts';
import type { Trace } from '#shared/trace.ts';
import { type Address, admitAddress } from './admit-address.ts';
import { answerNamedFile, type NamedFiles } from './answer-named-file.ts';
import { countedTogether } from './counted-together.ts';
import { ALIVE, followRequest } from './follow-request.ts';
import { CALLER_LEFT, type Caller, type PassThrough } from './pass-through.ts';
import { createTakePolicyReports, LARGEST_REPORT, POLICY_REPORTS } from './policy-reports.ts';
import { createRate, type Rate } from './rate.ts';
import { requestLine } from './request-log.ts';
import { INVALIDATE, LARGEST_INVALIDATION, type TakeInvalidation } from './take-invalidation.ts';
import { apiFailure } from './upstreams.ts';
import type { ViewAt, ViewDoor } from './view-at.ts';
import { countedClient, namedClients, peerOf, traceOf } from './who-asks.ts';

type Ports = NamedFiles & {
  /** The store view that an address belongs to; each has pages of its own. */
  readonly viewAt: ViewAt;
  readonly api: PassThrough;
  readonly apiPaths: readonly string[];
  readonly pictures: PassThrough;
  readonly takeInvalidation: TakeInvalidation;
  /** Whether a page of another site would have this shop change something. */
  readonly isForeignWrite: (request: globalThis.Request) => boolean;
  readonly trust: Trust;
  /** Pages that are drawn for one client in a minute. */
  readonly pagesPerMinute: number;
  /** Counts what is limited over all page servers; absent where each counts alone. */
  readonly askRedis?: AskRedis | null | undefined;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  readonly log: Log;
  /** Told of each request that was answered. */
  readonly onAnswer?: ((answered: Answered) => void) | undefined;
  /** Told of each request, too, where requests are followed. */
  readonly spans?: Spans | null | undefined;
};

type Env = {
  Bindings: HttpBindings;
  /** The address as its store view knows it. */
  Variables: { address: Exclude<Address, { kind: 'malformed' }>; view: ViewDoor; trace: Trace };
};
type Request = Context<Env>;

const LARGEST_BODY = 256 * 1_024; // bytes; an order is the largest call
const API_METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

const LARGEST_FORM = 8 * 1_024; // bytes; three short values and a path

/** The shop's front door: files, pages, and the way through to the API and the pictures. */
export function createPageServer(ports: Ports): Hono<Env> {
  const app = new Hono<Env>();
  const countPage = createRate({ ...ports, name: 'pages', most: ports.pagesPerMinute });
  checkFirst(app, ports);
  app.get(ALIVE, (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  passThrough(app, ports);
  takeForms(app, ports);
  app.get('*', (context) => answer(ports, context, countPage));
  app.all('*', (context) => context.get('view').answerWithPage.refused(context.req.raw, 405));
  app.onError((error, context) => {
    if (isCutOff(context)) return new Response(null, { status: CALLER_LEFT });
    ports.log.error(`A request ended with a defect: ${error.stack ?? error.message}`);
    return context.get('view').answerWithPage.refused(context.req.raw, 500);
  });
  return app;
}

/** What every request goes through: it is logged, its answer is safe, its address is one, and it comes from this shop. */
function checkFirst(app: Hono<Env>, ports: Ports): void {
  app.use(async (context, next) => {
    const start = ports.now();
    const { method, path } = context.req;
    const followed = followRequest(ports.spans, traceOf(ports.trust, context), method);
    context.set('trace', followed.trace);
    await next();
    const answered = { method, status: context.res.status, milliseconds: ports.now() - start };
    ports.log.info(requestLine({ ...answered, target: targetOf(context), trace: followed.trace.id }));
    const address = context.get('address');
    const counted = countedTogether(answered, path, address);
    ports.onAnswer?.(counted);
    followed.answered(counted, address?.path ?? path);
  });
  app.use(async (context, next) => {
    await next();
    if (context.res.headers.has('x-content-type-options')) return;
    for (const [name, value] of Object.entries(ports.fileHeaders)) context.res.headers.set(name, value);
  });
  app.use(async (context, next) => {
    const { view, target } = ports.viewAt(context.req.header('host') ?? '', targetOf(context));
    const address = admitAddress(target);
    context.set('view', view);
    if (address.kind === 'malformed') return view.answerWithPage.refused(context.req.raw, 400);
    context.set('address', address);
    return next();
  });
  app.use((context, next) => {
    if (!ports.isForeignWrite(context.req.raw)) return next();
    return Promise.resolve(
      isApi(context) ? apiFailure(403, 'Forbidden') : context.text('This form is not of this shop.', 403),
    );
  });
}

/** What the page server asks others for: the API, and the pictures. */
function passThrough(app: Hono<Env>, ports: Ports): void {
  for (const path of ports.apiPaths) {
    app.use(path, (context, next) =>
      API_METHODS.includes(context.req.method) ? next() : Promise.resolve(notAllowed()),
    );
    app.use(path, compress(), bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
    app.all(path, (context) => ports.api(context.req.raw, targetOf(context), callerOf(ports, context)));
  }
  app.get('/img/*', (context) => ports.pictures(context.req.raw, targetOf(context), callerOf(ports, context)));
}

function takeForms(app: Hono<Env>, ports: Ports): void {
  const takeReports = createTakePolicyReports(ports);
  app.post('*', async (context, next) => {
    if (context.get('address').path !== '/store-choice') return next();
    const limited = bodyLimit({ maxSize: LARGEST_FORM, onError: tooLarge });
    return limited(context, async () => {
      context.res = await context.get('view').storeChoice(context.req.raw);
    });
  });
  app.all(INVALIDATE, bodyLimit({ maxSize: LARGEST_INVALIDATION, onError: tooLarge }), (context) =>
    ports.takeInvalidation(context.req.raw, peerOf(context)),
  );
  app.post(POLICY_REPORTS, bodyLimit({ maxSize: LARGEST_REPORT, onError: tooLarge }), (context) =>
    takeReports(context.req.raw, countedClient(ports.trust, context)),
  );
}

function answer(ports: Ports, context: Request, countPage: Rate): Response | Promise<Response> {
  const [address, view] = [context.get('address'), context.get('view')];
  const file = view.prefix === '' ? answerNamedFile(ports, context.req.raw, address.path) : null; // all store views have the same
  if (file) return file;
  const forRobots = view.answerRobots(address.path);
  if (forRobots) return forRobots;
  if (address.kind === 'page') return answerPageAt(ports, context, address.address, countPage);
  return context.text('There is no such file.', 404, { ...ports.fileHeaders, 'cache-control': 'no-cache' });
}

/** Counted before it is drawn, since drawing is the work: also when the browser has it already, or it leads elsewhere. */
async function answerPageAt(ports: Ports, context: Request, address: string, countPage: Rate): Promise<Response> {
  const client = countedClient(ports.trust, context);
  const wait = client === '' ? 0 : await countPage(client);
  const { answerWithPage } = context.get('view');
  return wait > 0
    ? answerWithPage.tooMany(context.req.raw, wait)
    : answerWithPage.page(context.req.raw, address, context.get('trace'));
}

/** The caller has left before all of the request was here; one that has arrived whole is destroyed, too. */
function isCutOff({ env: { incoming } }: Request): boolean {
  return incoming.destroyed && !incoming.complete;
}

function isApi({ req }: Request): boolean {
  return req.path.startsWith('/api/');
}

/** The address as the client sent it; the parsed one has lost what must be refused. */
function targetOf({ env, req }: Request): string {
  return env.incoming.url ?? req.path;
}

function callerOf(ports: Ports, context: Request): Caller {
  const { method, path } = context.req;
  return {
    address: namedClients(ports.trust, context),
    trace: context.get('trace'),
    hangUp(reason) {
      const { outgoing } = context.env;
      if (outgoing.destroyed) return; // the caller was first
      ports.log.error(`The answer to ${method} ${path} broke off: ${reason}`);
      outgoing.destroy();
    },
  };
}

function notAllowed(): Response {
  const answer = apiFailure(405, 'Method not allowed');
  answer.headers.set('allow', API_METHODS.join(', '));
  return answer;
}

function tooLarge(): Response {
  return apiFailure(413, 'Request body is too large');
}
