import type { IncomingMessage } from 'node:http';
import { cartOperations } from '#reference-api/cart/cart-operations.ts';
import { productOperations } from '#reference-api/catalogue/product-operations.ts';
import { searchOperations } from '#reference-api/catalogue/search-operations.ts';
import { sizeGuideOperations } from '#reference-api/catalogue/size-guide-operations.ts';
import { bannerOperations } from '#reference-api/content/banner-operations.ts';
import { cartStateOperations } from '#reference-api/content/cart-state.ts';
import { cmsOperations } from '#reference-api/content/cms-operations.ts';
import { contactOperations } from '#reference-api/content/contact-mail.ts';
import { conversionOperations } from '#reference-api/content/conversion-operations.ts';
import { homeOperations } from '#reference-api/content/home-operations.ts';
import { newsletterOperations } from '#reference-api/content/newsletter.ts';
import { storeLocatorOperations } from '#reference-api/content/store-locator.ts';
import { isAway } from '#reference-api/database/database-faults.ts';
import { graphqlOperation } from '#reference-api/graphql/graphql-operation.ts';
import { MAIL_PAGE, mailPage } from '#reference-api/mail/mail-page.ts';
import type { Media } from '#reference-api/media/media.ts';
import { createMediaRoutes } from '#reference-api/media/media-routes.ts';
import { orderOperations } from '#reference-api/orders/order-operations.ts';
import { PAYMENT_PAGE, paymentPage } from '#reference-api/payments/payment-page.ts';
import { faultLine } from '#reference-api/process/fault-line.ts';
import type { Shop } from '#reference-api/process/shop.ts';
import { answerModeration, MODERATION } from '#reference-api/reviews/moderation.ts';
import { reviewOperations } from '#reference-api/reviews/review-operations.ts';
import { NEW_PASSWORD } from '#reference-api/users/account-mails.ts';
import { newPasswordPage } from '#reference-api/users/new-password-page.ts';
import { signedInBy } from '#reference-api/users/sessions.ts';
import { userOperations } from '#reference-api/users/user-operations.ts';
import { answerOnBench } from '#reference-api/workbench/answer-on-bench.ts';
import { createWorkbench } from '#reference-api/workbench/create-workbench.ts';
import { answerCall, type CallRules } from './answer-call.ts';
import { withAnswerHeaders } from './answer-headers.ts';
import type { Operation } from './call.ts';
import { clientOf, OWN_MACHINE } from './client-address.ts';
import { envelope } from './envelope.ts';
import { isLocal } from './is-local.ts';
import { refusal, tooMany, UNAVAILABLE } from './outcome.ts';
import { isPlainTarget } from './plain-target.ts';
import { createRequestLimits, type LimitSettings } from './request-limits.ts';
import { createRequestLine } from './request-line.ts';
import { type Answer, guarded, routesOf } from './routes.ts';

export type AppOptions = {
  readonly workbench?: boolean;
  readonly allowedOrigins?: readonly string[];
  readonly trustedProxies?: readonly string[];
  /** Addresses whose calls nothing limits. */
  readonly unlimited?: readonly string[];
  /** Absent: calls are not counted, but where an operation counts by itself. */
  readonly limits?: LimitSettings;
  readonly media?: Media;
  readonly showsMail?: boolean;
  /** Shoppers reach the shop by https: browsers are told to use nothing else. */
  readonly isSecure?: boolean;
  readonly moderationKey?: string;
  readonly moderatesHere?: boolean;
  readonly log?: (line: string) => void;
};

/** The whole API as one function. */
export interface App {
  /** `incoming` is the connection's message; null for a caller inside this process. */
  answer(request: Request, incoming: IncomingMessage | null): Promise<Response>;
}

export function createApp(shop: Shop, options: AppOptions): App {
  const log = options.log ?? (() => {});
  const operations = operationsOf(shop);
  const plain = createPlain(shop, options, operations);
  const lineOf = createRequestLine(operations);
  const workbench = options.workbench ? createWorkbench(shop) : null;
  return {
    answer: async (request, incoming) => {
      const started = performance.now();
      const answer = () => plain(request, incoming);
      const answered = workbench ? await answerOnBench(workbench, { request, incoming, answer }) : await answer();
      const response = withAnswerHeaders(answered, options.isSecure ?? false);
      log(lineOf({ request, status: response.status, milliseconds: performance.now() - started }));
      return response;
    },
  };
}

type Plain = (request: Request, incoming: IncomingMessage | null) => Promise<Response>;

/** Pictures may be shown by any page; everything else is for the allowed origins. */
function createPlain(shop: Shop, options: AppOptions, operations: readonly Operation[]): Plain {
  const {
    allowedOrigins = [],
    trustedProxies = OWN_MACHINE,
    unlimited = [],
    media,
    showsMail,
    moderationKey,
    moderatesHere = false,
    log = () => {},
  } = options;
  const moderation = { isOpenHere: moderatesHere, ...(moderationKey === undefined ? {} : { key: moderationKey }) };
  const origins = new Set(allowedOrigins);
  const trust = { proxies: new Set(trustedProxies), unlimited: new Set(unlimited) };
  const routes = routesOf(operations, answerOf(shop, options.limits));
  const told = (error: unknown) => {
    log(faultLine(error));
    return envelope(isAway(error) ? UNAVAILABLE : refusal(500, 'Internal server error'));
  };
  routes.onError(told);
  const newPassword = (request: Request) => newPasswordPage(shop, request).catch(told);
  const payment = (request: Request) => paymentPage(shop, request).catch(told);
  if (showsMail) routes.get(MAIL_PAGE, () => mailPage(shop.db));
  const pictures = media ? createMediaRoutes(media).onError(told) : null;
  return async (request, incoming) => {
    const { pathname } = new URL(request.url);
    if (!isPlainTarget(incoming?.url ?? pathname)) return envelope(refusal(404, 'Not found'));
    if (pictures && pathname.startsWith('/img/')) return pictures.fetch(request);
    if (pathname === MAIL_PAGE && !isLocal(request, incoming)) return envelope(refusal(404, 'Not found'));
    if (pathname === NEW_PASSWORD) return newPassword(request);
    if (pathname === PAYMENT_PAGE && shop.paymentPage !== null) return payment(request);
    if (pathname.startsWith(MODERATION)) return answerModeration(shop, moderation, request, incoming).catch(told);
    return guarded(request, { origins, routes, client: clientOf(request, incoming, trust) });
  };
}

function answerOf(shop: Shop, limits?: LimitSettings): Answer {
  const count = limits ? createRequestLimits(shop.clock, limits) : () => 0;
  const rules: CallRules = {
    checkBody: shop.contract.faultsOfBody,
    storeCodes: shop.storeCodes,
    signedInBy: (token) => signedInBy(shop, token),
  };
  return async (request, operation, surroundings) => {
    const wait = count(operation, surroundings.client);
    return wait > 0 ? tooMany(wait) : answerCall(request, operation, surroundings, rules);
  };
}

function operationsOf(shop: Shop): readonly Operation[] {
  return [
    ...searchOperations(shop),
    graphqlOperation(shop),
    ...productOperations(shop),
    ...sizeGuideOperations(shop),
    ...reviewOperations(shop),
    ...homeOperations(shop),
    ...bannerOperations(shop),
    ...cmsOperations(shop),
    ...storeLocatorOperations(shop),
    ...contactOperations(shop),
    ...newsletterOperations(shop),
    ...cartStateOperations(shop),
    ...conversionOperations(shop),
    ...cartOperations(shop),
    ...orderOperations(shop),
    ...userOperations(shop),
  ];
}
