import type { AccountWishes } from '#api/accounts/accounts.ts';
import { QUICK } from '#api/accounts/password-hash.ts';
import { isServer } from '#api/database/database-address.ts';
import { isRedisUrl } from '#shared/open-redis.ts';
import { isSpansEndpoint } from '#shared/open-spans.ts';
import { sharedKeyIn } from './key-purposes.ts';
import { type Environment, type OutsideSettings, readOutsideSettings } from './outside-settings.ts';
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts';
import { type PictureSettings, readPictureSettings } from './picture-settings.ts';
import { readAccountSettings } from './read-account-settings.ts';
import { readTrafficSettings, type TrafficSettings } from './traffic-settings.ts';

/** How the process runs, read from the environment once at start. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Where what the process counts is told to callers of the same machine; undefined counts nothing. */
  readonly metricsPort: number | undefined;
  /** Pictures, and the database where there is no server of its own. */
  readonly dataDir: string;
  /** The PostgreSQL server that holds the database; null where it stands in the data directory. */
  readonly databaseUrl: string | null;
  /** The Redis or Valkey that all processes share; undefined where each is alone. */
  readonly redisUrl: string | undefined;
  /** The collector that is told of spans; undefined tells none. */
  readonly spansEndpoint: string | undefined;
  readonly mode: 'demo' | 'production';
  /** Pages of these origins may call. */
  readonly allowedOrigins: readonly string[];
  readonly storeCodes: readonly string[];
  readonly workbench: boolean;
  /** Whether a demo shop sends shoppers to a page in place of a payment gateway's. */
  readonly standInPayment: boolean;
  readonly accounts: AccountWishes;
  readonly allowOutOfStockInCart: boolean;
  /** Shoppers reach the shop by https. */
  readonly isSecure: boolean;
} & TrafficSettings &
  OutsideSettings &
  PaymentSettings &
  PictureSettings;

export type ReadSettings =
  | { readonly kind: 'read'; readonly settings: Settings }
  | { readonly kind: 'wrong'; readonly sentence: string };

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Reads the environment; the first wrong value is told in one sentence that names it. */
export function readSettings(environment: Environment): ReadSettings {
  const process = readProcess(environment);
  if (process.kind === 'wrong') return process;
  const { mode, port, host } = process.settings;
  const trials = readTrials(environment, { mode, host });
  if (trials.kind === 'wrong') return trials;
  const accounts = readAccountSettings(environment, { mode, port });
  if (accounts.kind === 'wrong') return accounts;
  const traffic = readTrafficSettings(environment, mode);
  if (traffic.kind === 'wrong') return traffic;
  const outside = readOutsideSettings(environment, mode);
  if (outside.kind === 'wrong') return outside;
  const pictures = readPictureSettings(environment);
  if (pictures.kind === 'wrong') return pictures;
  const payment = readPaymentSettings(environment);
  if (payment.kind === 'wrong') return payment;
  const sharedKey = sharedKeyIn(environment);
  if (sharedKey !== null) return wrong(sharedKey);
  const outOfStock = environment['ALLOW_OUT_OF_STOCK_IN_CART'] || '1';
  if (!['0', '1'].includes(outOfStock)) return wrong('ALLOW_OUT_OF_STOCK_IN_CART must be 0 or 1.');
  const { quickPasswords, ...trialSettings } = trials.settings;
  return {
    kind: 'read',
    settings: {
      ...process.settings,
      ...trialSettings,
      storeCodes: listIn(environment, 'STORE_CODES', 'de,it'),
      accounts: { ...accounts.accounts, ...(quickPasswords ? { passwordCost: QUICK } : {}) },
      allowOutOfStockInCart: outOfStock === '1',
      isSecure: accounts.accounts.storefrontUrl.startsWith('https:'),
      ...traffic.settings,
      ...outside.settings,
      ...payment.settings,
      ...pictures.settings,
    },
  };
}

type Read<T> = { readonly kind: 'read'; readonly settings: T } | { readonly kind: 'wrong'; readonly sentence: string };

type ProcessSettings = Pick<
  Settings,
  'port' | 'host' | 'metricsPort' | 'dataDir' | 'databaseUrl' | 'redisUrl' | 'spansEndpoint' | 'mode' | 'allowedOrigins'
>;

/** Where the process listens, what it keeps its data in, and for whom it is there. */
function readProcess(environment: Environment): Read<ProcessSettings> {
  const port = Number(environment['API_PORT'] ?? '8080');
  const metricsPort = environment['API_METRICS_PORT'] ? Number(environment['API_METRICS_PORT']) : undefined;
  const host = environment['API_HOST'] ?? '127.0.0.1';
  const mode = environment['SHOP_MODE'] ?? 'demo';
  const publicOrigin = environment['PUBLIC_ORIGIN'] || environment['STOREFRONT_URL'] || 'http://localhost:3000';
  const listedOrigins = listIn(environment, 'ALLOWED_ORIGINS', '');
  const databaseUrl = environment['DATABASE_URL'] || null;
  const redisUrl = environment['REDIS_URL'] || undefined;
  const spansEndpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT'] || undefined;
  const notOrigin = listedOrigins.find((origin) => !isOrigin(origin));
  if (!isPort(port)) return wrong('API_PORT must be a port from 0 to 65535.');
  if (metricsPort !== undefined && !isPort(metricsPort))
    return wrong('API_METRICS_PORT must be a port from 0 to 65535.');
  if (mode !== 'demo' && mode !== 'production') return wrong('SHOP_MODE must be demo or production.');
  if (databaseUrl !== null && !isDatabaseUrl(databaseUrl))
    return wrong('DATABASE_URL must be an address such as postgres://user:password@host:5432/database.');
  if (redisUrl !== undefined && !isRedisUrl(redisUrl))
    return wrong('REDIS_URL must be an address such as redis://user:password@host:6379/0.');
  if (spansEndpoint !== undefined && !isSpansEndpoint(spansEndpoint))
    return wrong('OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address such as http://localhost:4318.');
  if (!isOrigin(publicOrigin)) return wrong('PUBLIC_ORIGIN must be an origin such as https://shop.example.');
  if (notOrigin !== undefined)
    return wrong(`ALLOWED_ORIGINS has "${notOrigin}", which is not an origin such as https://shop.example.`);
  const dataDir = environment['DATA_DIR'] ?? './data';
  const allowedOrigins = [publicOrigin, ...listedOrigins];
  const outside = { databaseUrl, redisUrl, spansEndpoint };
  return { kind: 'read', settings: { port, host, metricsPort, mode, allowedOrigins, dataDir, ...outside } };
}

type TrialSettings = Pick<Settings, 'workbench' | 'standInPayment'> & { readonly quickPasswords: boolean };

/** What only a shop that is tried out may have. */
function readTrials(environment: Environment, { mode, host }: Pick<Settings, 'mode' | 'host'>): Read<TrialSettings> {
  const standIn = environment['STAND_IN_PAYMENT'] ?? '';
  if (!['', '0', '1'].includes(standIn)) return wrong('STAND_IN_PAYMENT must be 0, 1 or absent.');
  if (standIn === '1' && mode === 'production')
    return wrong('STAND_IN_PAYMENT cannot be used with SHOP_MODE=production: whoever has an order could call it paid.');
  const workbench = environment['WORKBENCH'] ?? '';
  if (!['', '0', '1'].includes(workbench)) return wrong('WORKBENCH must be 1 or absent.');
  if (workbench === '1' && !LOOPBACK.includes(host)) return wrong('WORKBENCH needs API_HOST to be a loopback address.');
  if (workbench === '1' && mode === 'production') return wrong('WORKBENCH cannot be used with SHOP_MODE=production.');
  const quickPasswords = environment['QUICK_PASSWORDS'] ?? '';
  if (!['', '1'].includes(quickPasswords)) return wrong('QUICK_PASSWORDS must be 1 or absent.');
  if (quickPasswords === '1' && workbench !== '1')
    return wrong('QUICK_PASSWORDS needs WORKBENCH=1: its hashes are quickly guessed.');
  const standInPayment = mode === 'demo' && standIn !== '0';
  const settings = { workbench: workbench === '1', standInPayment, quickPasswords: quickPasswords === '1' };
  return { kind: 'read', settings };
}

function wrong(sentence: string): { readonly kind: 'wrong'; readonly sentence: string } {
  return { kind: 'wrong', sentence };
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 0 && port <= 65_535;
}

function listIn(environment: Environment, name: string, otherwise: string): readonly string[] {
  const parts = (environment[name] ?? otherwise).split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

function isDatabaseUrl(text: string): boolean {
  return isServer(text) && URL.canParse(text) && new URL(text).pathname.length > 1;
}
