import type { IncomingMessage } from 'node:http';
import { UNSUBSCRIBE } from '#api/alerts/unsubscribe.ts';
import { unsubscribePage } from '#api/alerts/unsubscribe-page.ts';
import { CHAT_PAGE, CHAT_SCRIPT, chatPage, chatScript } from '#api/chat/chat-page.ts';
import { answerConsents, CONSENTS } from '#api/consent/consent-page.ts';
import { answerFulfilment, FULFILMENT, RETURNS, WITHDRAWALS } from '#api/fulfilment/fulfilment-page.ts';
import { MAIL_PAGE, mailPage } from '#api/mail/mail-page.ts';
import type { Media } from '#api/media/media.ts';
import { createMediaRoutes } from '#api/media/media-routes.ts';
import { answerPageChanges, PAGE_CHANGES } from '#api/page-changes/page-changes.ts';
import { PAY_PAGE } from '#api/payments/begin-payment.ts';
import { BACK_PAGE, backPage, payPage } from '#api/payments/pay-page.ts';
import { PAYMENT_PAGE, paymentPage } from '#api/payments/payment-page.ts';
import { answerWebhook, WEBHOOKS } from '#api/payments/webhook-page.ts';
import { answerModeration, MODERATION } from '#api/reviews/moderation.ts';
import type { Shop } from '#api/shop/shop.ts';
import { envelope } from '#api/transport/envelope.ts';
import { htmlPage } from '#api/transport/html-page.ts';
import { isLocal } from '#api/transport/is-local.ts';
import { refusal, tooMany } from '#api/transport/outcome.ts';
import type { CountCall } from '#api/transport/request-limits.ts';
import { NEW_PASSWORD } from '#api/users/account-mails.ts';
import { newPasswordPage } from '#api/users/new-password-page.ts';

/** Something that this server answers beside the contract. */
export type OwnPage = {
  readonly path: string;
  /** True where everything that begins with the path is meant. */
  readonly isTree?: true;
  /** Absent where nobody is counted. */
  readonly limit?: PageLimit;
  readonly answer: (request: Request, incoming: IncomingMessage | null) => Response | Promise<Response>;
};

type PageLimit = {
  /** Fewer calls of one client in a minute than of others. */
  readonly perMinute?: number;
  /** What is told to who has to wait for so many seconds. */
  readonly refuse: (wait: number) => Response;
};

export type OwnPageOptions = {
  readonly media?: Media;
  readonly showsMail?: boolean;
  readonly moderationKey?: string;
  readonly ordersKey?: string;
  readonly moderatesHere?: boolean;
  /** Whoever has it hears what cached pages are to be dropped by; absent tells it to callers of the same machine. */
  readonly invalidationKey?: string;
};

/** Forms are limited like the operations that do the same: signing in and looking at an order. */
export function ownPagesOf(shop: Shop, options: OwnPageOptions): readonly OwnPage[] {
  const { media, showsMail = false } = options;
  const pages: readonly (OwnPage | false)[] = [
    media !== undefined && pictures(media),
    showsMail && { path: MAIL_PAGE, answer: (...asked) => (isLook(...asked) ? mailPage(shop.db) : NOT_FOUND()) },
    {
      path: NEW_PASSWORD,
      limit: { perMinute: 20, refuse: tooManyLooks },
      answer: (request) => newPasswordPage(shop, request),
    },
    // Mail programs of many readers come from one address, and a key cannot be guessed: no fewer than any other calls.
    { path: UNSUBSCRIBE, limit: { refuse: tooManyLooks }, answer: (request) => unsubscribePage(shop, request) },
    shop.paymentPage !== null && {
      path: PAYMENT_PAGE,
      limit: { perMinute: 30, refuse: tooManyLooks },
      answer: (request) => paymentPage(shop, request),
    },
    shop.paymentPage !== null && { path: CHAT_PAGE, answer: (request) => chatPage(request, originOf(shop)) },
    shop.paymentPage !== null && { path: CHAT_SCRIPT, answer: chatScript },
    // Not counted: page servers ask again and again, and a key cannot be guessed.
    { path: PAGE_CHANGES, answer: (...asked) => answerPageChanges(shop.db, options.invalidationKey, ...asked) },
    ...(shop.gateways.size > 0 ? pagesOfPayment(shop) : []),
    ...pagesOfTheMerchant(shop, options),
  ];
  return pages.filter((page) => page !== false);
}

/** The way to the page of a gateway and back, and where gateways tell of payments. */
function pagesOfPayment(shop: Shop): readonly OwnPage[] {
  const limit: PageLimit = { perMinute: 30, refuse: tooManyLooks };
  return [
    { path: PAY_PAGE, limit, answer: (request) => payPage(shop, request) },
    { path: BACK_PAGE, limit, answer: (request) => backPage(shop, request) },
    // Not counted: all payments of the shop are told from a few addresses, and what is not signed costs one digest.
    { path: WEBHOOKS, isTree: true, answer: (request) => answerWebhook(shop, request) },
  ];
}

/** What those who run the shop ask and decide, each with the key of it. */
function pagesOfTheMerchant(
  shop: Shop,
  { moderationKey, ordersKey, moderatesHere: isOpenHere = false }: OwnPageOptions,
): readonly OwnPage[] {
  const opened = (key?: string) => ({ isOpenHere, ...(key === undefined ? {} : { key }) });
  const moderation = opened(moderationKey);
  const limit: PageLimit = { refuse: (wait) => envelope(tooMany(wait)) };
  return [
    {
      path: CONSENTS,
      isTree: true,
      limit,
      answer: (...asked) => answerConsents(shop, moderation, ...asked),
    },
    {
      path: MODERATION,
      isTree: true,
      limit,
      answer: (...asked) => answerModeration(shop, moderation, ...asked),
    },
    ...[FULFILMENT, RETURNS, WITHDRAWALS].map((path): OwnPage => {
      return { path, isTree: true, limit, answer: (...asked) => answerFulfilment(shop, opened(ordersKey), ...asked) };
    }),
  ];
}

function originOf({ accounts }: Shop): string {
  return new URL(accounts.storefrontUrl).origin;
}

/** Pictures may be shown by any page, and are not counted: a list asks for two dozen. */
function pictures(media: Media): OwnPage {
  const routes = createMediaRoutes(media).onError((error) => {
    throw error;
  });
  return { path: '/img/', isTree: true, answer: (request) => routes.fetch(request) };
}

function isLook(request: Request, incoming: IncomingMessage | null): boolean {
  return request.method === 'GET' && isLocal(request, incoming);
}

const NOT_FOUND = () => envelope(refusal(404, 'Not found'));

function tooManyLooks(wait: number): Response {
  const page = htmlPage('Too many requests', `<p>Please try again in ${wait} seconds.</p>`, 429);
  page.headers.set('retry-after', String(wait));
  return page;
}

export function ownPageAt(pages: readonly OwnPage[], pathname: string): OwnPage | null {
  return pages.find(({ path, isTree }) => (isTree ? pathname.startsWith(path) : pathname === path)) ?? null;
}

export type Visit = {
  readonly request: Request;
  readonly incoming: IncomingMessage | null;
  readonly client: string;
};

/** The page, unless its visitor has asked too often. */
export async function answerOwnPage(page: OwnPage, visit: Visit, count: CountCall): Promise<Response> {
  const { path, limit, answer } = page;
  const { request, incoming, client } = visit;
  const method = request.method === 'GET' ? 'GET' : 'POST';
  const perMinute = limit?.perMinute === undefined ? {} : { perMinute: limit.perMinute };
  const wait = limit ? await count({ operationId: path, method, cache: 'private', ...perMinute }, client) : 0;
  return limit && wait > 0 ? limit.refuse(wait) : answer(request, incoming);
}
