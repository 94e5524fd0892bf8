import type { IncomingMessage } from 'node:http';
import { createTries } from '#api/accounts/tries.ts';
import { cancelOperation } from '#api/cancellations/cancel-operation.ts';
import { cartOperations } from '#api/cart/cart-operations.ts';
import { productOperations } from '#api/catalog/product-operations.ts';
import { searchOperations } from '#api/catalog/search-operations.ts';
import { sizeGuideOperations } from '#api/catalog/size-guide-operations.ts';
import { consentOperations } from '#api/consent/consent-operations.ts';
import { bannerOperations } from '#api/content/banner-operations.ts';
import { cartStateOperations } from '#api/content/cart-state.ts';
import { cmsOperations } from '#api/content/cms-operations.ts';
import { contactOperations } from '#api/content/contact-mail.ts';
import { conversionOperations } from '#api/content/conversion-operations.ts';
import { homeOperations } from '#api/content/home-operations.ts';
import { newsletterOperations } from '#api/content/newsletter.ts';
import { storeLocatorOperations } from '#api/content/store-locator.ts';
import { isAway } from '#api/database/database-faults.ts';
import { deliveryOperation } from '#api/delivery/delivery-operation.ts';
import { type GraphqlOptions, graphqlOperation } from '#api/graphql/graphql-operation.ts';
import { orderOperations } from '#api/orders/order-operations.ts';
import { ownDataOperations } from '#api/own-data/own-data-operations.ts';
import { priceFallOperation } from '#api/price-falls/price-fall-operation.ts';
import { createFairTurns } from '#api/process/fair-turns.ts';
import { faultLine } from '#api/process/fault-line.ts';
import type { Following } from '#api/process/following.ts';
import { restockOperation } from '#api/restock/restock-operation.ts';
import { returnOperation } from '#api/returns/return-operation.ts';
import { reviewOperations } from '#api/reviews/review-operations.ts';
import { sharedListOperations } from '#api/shared-lists/shared-list-operations.ts';
import type { Shop } from '#api/shop/shop.ts';
import { inCallersLanguage } from '#api/translations/callers-language.ts';
import { answerCall, type CallRules } from '#api/transport/answer-call.ts';
import { withAnswerHeaders } from '#api/transport/answer-headers.ts';
import type { Operation } from '#api/transport/call.ts';
import { envelope } from '#api/transport/envelope.ts';
import { refusal, tooMany, UNAVAILABLE } from '#api/transport/outcome.ts';
import { isPlainTarget } from '#api/transport/plain-target.ts';
import { type CountCall, createRequestLimits, type LimitSettings } from '#api/transport/request-limits.ts';
import { createRouteNames, isRoutine, requestLine } from '#api/transport/request-line.ts';
import { type Answer, guarded, routesOf } from '#api/transport/routes.ts';
import { signedInBy } from '#api/users/sessions.ts';
import { userOperations } from '#api/users/user-operations.ts';
import { withdrawOperation } from '#api/withdrawals/withdraw-operation.ts';
import { answerOnBench } from '#api/workbench/answer-on-bench.ts';
import { type AlertRounds, createWorkbench } from '#api/workbench/create-workbench.ts';
import { clientOf, OWN_MACHINE, plainAddress } from '#shared/client-address.ts';
import type { Metrics } from '#shared/metrics.ts';
import { followAnswers } from './follow-answers.ts';
import { answerOwnPage, type OwnPageOptions, ownPageAt, ownPagesOf } from './own-pages.ts';

export type AppOptions = OwnPageOptions & {
  readonly workbench?: boolean;
  readonly allowedOrigins?: readonly string[];
  readonly trustedProxies?: readonly string[];
  /** Addresses whose calls nothing limits. */
  readonly unlimited?: readonly string[];
  /** Absent: calls are not counted, but where an operation counts by itself. */
  readonly limits?: LimitSettings;
  /** Whether GraphQL tells its schema; absent tells it. */
  readonly introspection?: boolean;
  /** Shoppers reach the shop by https: browsers are told to use nothing else. */
  readonly isSecure?: boolean;
  readonly log?: (line: string) => void;
  /** Counts the requests that were answered. */
  readonly metrics?: Pick<Metrics, 'answered'>;
  /** Follows each request; absent or null follows none. */
  readonly following?: Following | null;
};

/** The whole API as one function. */
export interface App {
  /** `incoming` is the connection's message; null for a caller inside this process. */
  answer(request: Request, incoming: IncomingMessage | null): Promise<Response>;
}

export function createApp(shop: Shop, alerts: AlertRounds, options: AppOptions): App {
  const log = options.log ?? (() => {});
  const operations = operationsOf(shop, options);
  const plain = createPlain(shop, options, operations);
  const nameOf = createRouteNames(operations);
  const workbench = options.workbench ? createWorkbench(shop, alerts) : null;
  const follow = followAnswers(options.following, proxiesOf(options));
  return {
    answer: async (request, incoming) => {
      const started = performance.now();
      const named = nameOf(request);
      const answer = () => plain(request, incoming);
      const { response, told, trace } = await follow({ request, incoming, ...named }, async () => {
        const answered = workbench ? await answerOnBench(workbench, { request, incoming, answer }) : await answer();
        const whole = withAnswerHeaders(answered, options.isSecure ?? false);
        const milliseconds = performance.now() - started;
        return { response: whole, told: { ...named, status: whole.status, milliseconds } };
      });
      if (!isRoutine(told)) log(requestLine(told, trace));
      options.metrics?.answered(told);
      return response;
    },
  };
}

/** What the log calls an answer that nobody waits for any more; that somebody leaves is no fault. */
const CALLER_LEFT = 499;

type Plain = (request: Request, incoming: IncomingMessage | null) => Promise<Response>;

/** The server's own pages, and the operations for pages of the allowed origins. */
function createPlain(shop: Shop, options: AppOptions, operations: readonly Operation[]): Plain {
  const { allowedOrigins = [], unlimited = [], log = () => {} } = options;
  const count = options.limits ? createRequestLimits(shop, options.limits) : async () => 0;
  const pages = ownPagesOf(shop, options);
  const origins = new Set(allowedOrigins);
  const trust = { proxies: proxiesOf(options), unlimited: new Set(unlimited) };
  const routes = routesOf(operations, answerOf(shop, count));
  const told = (error: unknown, incoming: IncomingMessage | null) => {
    const hasLeft = incoming?.destroyed === true && !incoming.complete; // one that has arrived whole is destroyed, too
    if (hasLeft) return new Response(null, { status: CALLER_LEFT });
    log(faultLine(error));
    return envelope(isAway(error) ? UNAVAILABLE : refusal(500, 'Internal server error'));
  };
  routes.onError((error, { env }) => told(error, env.incoming));
  return async (request, incoming) => {
    if (request.method === 'TRACE') return envelope(refusal(405, 'Method not allowed'));
    const { pathname } = new URL(request.url);
    if (!isPlainTarget(incoming?.url ?? pathname)) return envelope(refusal(404, 'Not found'));
    const peer = incoming && (incoming.socket.remoteAddress ?? '');
    const client = clientOf({ peer, forwarded: request.headers.get('x-forwarded-for') }, trust);
    const page = ownPageAt(pages, pathname);
    if (page) return answerOwnPage(page, { request, incoming, client }, count).catch((error) => told(error, incoming));
    return guarded(request, { origins, routes, client, incoming });
  };
}

function proxiesOf({ trustedProxies = OWN_MACHINE }: AppOptions): ReadonlySet<string> {
  return new Set(trustedProxies.map(plainAddress));
}

const SERVER_TURNS = { atOnce: 16, perClient: 2, own: 12, heavy: 2, mostWaiting: 20 };
/** The database inside the process serves one statement at a time, so that a client's second call has no use of a place. */
const EMBEDDED_TURNS = { ...SERVER_TURNS, perClient: 1 };

function answerOf(shop: Shop, count: CountCall): Answer {
  const rules: CallRules = {
    checkBody: shop.contract.faultsOfBody,
    storeCodes: shop.storeCodes,
    signedInBy: (token) => signedInBy(shop, token),
    turns: createFairTurns(shop.searchLimitMs === null ? EMBEDDED_TURNS : SERVER_TURNS),
  };
  return async (request, operation, surroundings) => {
    const wait = await count(operation, surroundings.client);
    if (wait > 0) return tooMany(wait);
    const outcome = await answerCall(request, operation, surroundings, rules);
    return speaks(operation) ? inCallersLanguage(shop.db, outcome, request.headers.get('accept-language')) : outcome;
  };
}

/** Whether its answers tell what the catalog says to everybody. */
function speaks({ cache, operationId }: Operation): boolean {
  return cache === 'shared' || operationId === 'graphql';
}

function operationsOf(shop: Shop, options: GraphqlOptions): readonly Operation[] {
  const tries = createTries(shop, 'orders');
  return [
    ...searchOperations(shop),
    graphqlOperation(shop, options),
    ...productOperations(shop),
    restockOperation(shop),
    priceFallOperation(shop),
    deliveryOperation(shop),
    ...sizeGuideOperations(shop),
    ...reviewOperations(shop),
    ...homeOperations(shop),
    ...bannerOperations(shop),
    ...cmsOperations(shop),
    ...storeLocatorOperations(shop),
    ...contactOperations(shop),
    ...newsletterOperations(shop),
    ...sharedListOperations(shop),
    ...consentOperations(shop),
    ...cartStateOperations(shop),
    ...conversionOperations(shop),
    ...cartOperations(shop),
    ...orderOperations(shop, tries),
    returnOperation(shop, tries),
    cancelOperation(shop, tries),
    withdrawOperation(shop, tries),
    ...userOperations(shop),
    ...ownDataOperations(shop),
  ];
}
