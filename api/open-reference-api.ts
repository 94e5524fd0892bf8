import type { AddressInfo } from 'node:net';
import { type AccountSettings, createAccounts } from '#api/accounts/accounts.ts';
import { createApp } from '#api/app/create-app.ts';
import { startHousekeeping } from '#api/app/housekeeping.ts';
import { listenOn } from '#api/app/listen-on.ts';
import { startAllRounds } from '#api/app/start-all-rounds.ts';
import { openGateways } from '#api/gateways/open-gateways.ts';
import type { Media } from '#api/media/media.ts';
import { createContact } from '#api/outside/contact.ts';
import { type ConversionSettings, createForwarder } from '#api/outside/forward-events.ts';
import { type Seed, seed } from '#api/seed/seed.ts';
import type { PaymentSettings } from '#api/settings/payment-settings.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Metrics } from '#shared/metrics.ts';
import type { AskRedis } from '#shared/redis-link.ts';
import type { Spans } from '#shared/spans.ts';
import { type Contract, loadContract } from './contract/load-contract.ts';
import { isServer } from './database/database-address.ts';
import type { Database } from './database/open-database.ts';
import { openDatabase, UnfitDatabase } from './database/prepare-database.ts';
import type { Delivery } from './mail/deliver-mail.ts';
import { followMails } from './mail/follow-mails.ts';
import { createOutbox } from './mail/outbox.ts';
import { type Postman, startPostman } from './mail/postman.ts';
import { createSmtp, type SmtpSettings } from './mail/smtp.ts';
import { watchMails } from './mail/watch-mails.ts';
import { PAYMENT_PAGE } from './payments/payment-page.ts';
import { createBackground } from './process/background.ts';
import { oneLine } from './process/fault-line.ts';
import { createFollowing, type Following } from './process/following.ts';
import type { ShopClock } from './process/shop-clock.ts';
import { createShopClock } from './process/shop-clock.ts';
import type { LimitSettings } from './transport/request-limits.ts';

/** Without `gateways` none takes money; with them shoppers are sent to them, and not to the page that stands in for them. */
export type ReferenceApiOptions = Partial<PaymentSettings> & {
  /** A directory, `memory://` for a database that ends with the process, or `postgres://…` for one on a server. */
  readonly database: string;
  /** The collection that the database is filled with, in place of an older version of it; absent leaves it as it is. */
  readonly content?: (today: number) => Seed;
  readonly clock?: ShopClock;
  /** The contract where it was loaded before; absent loads it. */
  readonly contract?: Contract;
  /** Opens /workbench to callers of the same machine: for tests only. */
  readonly workbench?: boolean;
  /** Origins whose pages may call, besides the API's own. */
  readonly allowedOrigins?: readonly string[];
  /** Known store views besides `default`. */
  readonly storeCodes?: readonly string[];
  readonly allowOutOfStockInCart?: boolean;
  /** Shoppers reach the shop by https. */
  readonly isSecure?: boolean;
  /** Tells whether a demo was ever written into a database, which is refused then: everybody knows its password. */
  readonly holdsDemo?: (db: Database) => Promise<boolean>;
  /** Delivers the shop's mail; absent keeps it in the database. */
  readonly smtp?: SmtpSettings;
  /** Lower case or not: the addresses that visitors may write to. */
  readonly contactAddresses?: readonly string[];
  /** Mails that a visitor may send in an hour. */
  readonly mailsPerHour?: number;
  /** Tells an advertising network of what shoppers who agreed do; absent tells nobody. */
  readonly conversions?: ConversionSettings;
  /** Addresses of proxies whose word about the caller counts. */
  readonly trustedProxies?: readonly string[];
  /** Addresses whose calls nothing limits. */
  readonly unlimited?: readonly string[];
  /** Calls of one client in a minute; absent counts none. */
  readonly limits?: LimitSettings;
  /** Asks the Redis in which all processes count together what they limit; absent has each count alone. */
  readonly askRedis?: AskRedis | null;
  /** Milliseconds that a database server may search for one answer; absent gives it a second. */
  readonly searchLimitMs?: number;
  /** Whether GraphQL tells its schema; absent tells it. */
  readonly introspection?: boolean;
  /** Opens /moderation to who has it; at least 32 characters. */
  readonly moderationKey?: string;
  /** Opens /fulfilment to who has it; at least 32 characters. */
  readonly ordersKey?: string;
  /** For how many days pieces are taken back, 0 for never; absent is the shop's usual 15. */
  readonly returnDays?: number;
  readonly returnAddress?: readonly string[]; // line by line
  /** Opens /page-changes to who has it, in place of callers of the same machine; at least 32 characters. */
  readonly invalidationKey?: string;
  /** Opens /moderation and /fulfilment to callers of the same machine where there is no key. */
  readonly moderatesHere?: boolean;
  /** Shows the shop's mail at /mails to callers of the same machine. */
  readonly showsMail?: boolean;
  /** Sends shoppers who pay by a gateway to a page of this server in its place; absent sends them nowhere. */
  readonly standInPayment?: boolean;
  /** Lifetimes and keys of tokens; absent ones are the contract's, and keys of this process alone. */
  readonly accounts?: Partial<AccountSettings>;
  /** Serves the pictures of the collection below /img; absent answers 404 there. */
  readonly media?: Media;
  /** Counts what is answered and what waits, for whoever watches over the process; absent counts nothing. */
  readonly metrics?: Pick<Metrics, 'answered' | 'gauge'>;
  /** Told of requests, of what they ask of the database, and of mails; absent or null tells none. */
  readonly spans?: Spans | null;
  /** One line per request, without query; absent logs nothing. */
  readonly log?: (line: string) => void;
};

/** The shop's API in this process: it answers requests itself, and may listen on a port as well. */
export interface ReferenceApi {
  readonly clock: ShopClock;
  /** Answers a request as if it came from this machine. Rejects where a fault was ordered that loses the connection. */
  fetch(request: Request): Promise<Response>;
  /**
   * Listens and answers the real port; 0 chooses a free one. For `lastCallMs` connections that rest may still bring a request
   * once it closes.
   */
  listen(port: number, host?: string, lastCallMs?: number): Promise<number>;
  /** Resolves when all that goes on after an answer (a mail, an event to forward) has ended. */
  settled(): Promise<void>;
  /** Finishes running requests, then closes the database. */
  close(): Promise<void>;
}

const DEMO_INSIDE = 'The database holds the demo, whose password everybody knows; a real shop needs one of its own.';
const DEFAULT_STORE_CODES = ['de', 'it'];

/** Source: security, section 7. The database in its thread has no clock that could stop it at its work. */
const SEARCH_LIMIT_MS = 1_000;

/**
 * Opens the reference API: database brought forward, its collection that of `content`, ready to answer. Give each directory to
 * one process only (see process/lock-file.ts); a server may serve several.
 *
 * Throws UnfitDatabase, or the reason why the database cannot be reached.
 *
 *     const api = await openReferenceApi({ database: 'memory://', content: demoContent, workbench: true });
 *     const reply = await api.fetch(new Request('http://api.test/api/home/data'));
 *     await api.close();
 */
export async function openReferenceApi(given: ReferenceApiOptions): Promise<ReferenceApi> {
  const following = given.spans ? createFollowing(given.spans) : null;
  const options = { ...given, following, log: (line: string) => given.log?.(oneLine(line)) };
  const { shop, postman } = await openShop(options);
  const housekeeping = startHousekeeping(shop);
  const alerts = startAllRounds(shop);
  const app = createApp(shop, alerts, options);
  if (options.metrics) watchMails(options.metrics, shop.db);
  const servers: { close(): Promise<void> }[] = [];
  return {
    clock: shop.clock,
    fetch: (request) => app.answer(request, null),
    listen: async (port, host = '127.0.0.1', lastCallMs = 0) => {
      const server = await listenOn(app, { port, host, lastCallMs });
      servers.push(server);
      return (server.address as AddressInfo).port;
    },
    settled: shop.background.settled,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      housekeeping.close();
      await Promise.all(Object.values(alerts).map((rounds) => rounds.close()));
      await shop.background.settled();
      await postman?.close();
      await shop.db.destroy();
    },
  };
}

async function openShop(
  options: ReferenceApiOptions & { readonly following: Following | null },
): Promise<{ readonly shop: Shop; readonly postman: Postman | null }> {
  const { clock = createShopClock(), askRedis = null, log = () => {} } = options;
  const counting = { clock, askRedis };
  const fill = async (own: Database) => {
    if (await options.holdsDemo?.(own)) throw new UnfitDatabase(DEMO_INSIDE);
    if (options.content) await seed(own, options.content(clock.now()));
  };
  const db = await openDatabase(options.database, fill, options.following?.statement);
  const postman = options.smtp ? postmanFor(options.smtp, { db, clock, log }, options.spans) : null;
  const isServed = postman !== null || options.showsMail === true;
  const accounts = createAccounts(counting, options.accounts ?? {});
  const shop: Shop = {
    db,
    ...counting,
    contract: options.contract ?? loadContract(),
    outbox: createOutbox({ db, clock, isServed, wake: postman?.wake ?? null }),
    contact: createContact(counting, options),
    conversions: options.conversions ? createForwarder({ settings: options.conversions, db, clock, log }) : null,
    storeCodes: new Set(['default', ...(options.storeCodes ?? DEFAULT_STORE_CODES)]),
    allowOutOfStockInCart: options.allowOutOfStockInCart ?? true,
    searchLimitMs: isServer(options.database) ? (options.searchLimitMs ?? SEARCH_LIMIT_MS) : null,
    accounts,
    ...{ returnDays: options.returnDays ?? 15, returnAddress: options.returnAddress ?? [] },
    gateways: await openGateways(options.gateways ?? {}),
    paymentHoldMs: (options.paymentHoldMinutes ?? 60) * 60_000,
    paymentPage: options.standInPayment ? `${accounts.apiUrl}${PAYMENT_PAGE}` : null,
    background: createBackground(log),
    log,
  };
  return { shop, postman };
}

function postmanFor(smtp: SmtpSettings, parts: Omit<Delivery, 'send'>, spans?: Spans | null): Postman {
  return startPostman({ ...parts, send: followMails(spans, createSmtp(smtp, parts.log)) });
}
