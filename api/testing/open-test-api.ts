import { expect } from 'vitest';
import { QUICK } from '#api/accounts/password-hash.ts';
import { demoContent } from '#api/demo/demo-content.ts';
import { openReferenceApi, type ReferenceApi, type ReferenceApiOptions } from '#api/open-reference-api.ts';
import { createShopClock, type ShopClock } from '#api/process/shop-clock.ts';
import { createDemoDatabase } from './demo-database.ts';
import { contract } from './test-contract.ts';
import { createTestDatabase } from './test-database.ts';

export type Answer<T> = {
  readonly status: number;
  readonly body: unknown;
  /** The payload, in the shape the test expects and then proves. */
  readonly result: T;
  readonly headers: Headers;
};

export type Sent = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** An API on a database of its own with the demo collection, and calls that check every answer against the contract. */
export type TestApi = {
  readonly api: ReferenceApi;
  readonly clock: ShopClock;
  /** A contract call: its answer must be one that the contract allows. */
  readonly call: <T = unknown>(operationId: string, address: string, sent?: Sent) => Promise<Answer<T>>;
  /** A workbench call. */
  readonly bench: <T = unknown>(address: string, sent?: Sent & { readonly method?: string }) => Promise<Answer<T>>;
};

/** The day on which the tests happen, in the store's time zone. */
export const TODAY = Date.parse('2026-11-20T10:00:00Z');

/** A database is made from nothing: seconds, and more on a busy machine. */
export const OPENING_MS = 120_000;

const BASE = 'http://api.test';

/** A database that shares its processors with other tests may take its time; the limit has a test of its own. */
const PATIENT_MS = 60_000;

/** Times are told in UTC with Z: contract, section 5. */
const TIME_WITH_OFFSET = /\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?([+-]\d\d:\d\d)?"/;

/** Made once for all tests. */
const demo = demoContent(TODAY);

/**
 * An API on a test database, which is dropped when the API is closed. Where the demo is asked for it is there already, as it
 * stands on the day of the tests.
 */
export async function openTestShop(given: Omit<ReferenceApiOptions, 'database'>): Promise<ReferenceApi> {
  const asksDemo = given.content === demoContent;
  const { address, drop } = await (asksDemo ? createDemoDatabase(TODAY) : createTestDatabase());
  const accounts = { passwordCost: QUICK, ...given.accounts };
  const options = { contract, searchLimitMs: PATIENT_MS, ...given, ...(asksDemo ? { content: () => demo } : {}) };
  const api = await openReferenceApi({ ...options, accounts, database: address });
  return {
    ...api,
    close: async () => {
      await api.close();
      await drop();
    },
  };
}

export async function openTestApi(options: Omit<ReferenceApiOptions, 'database'> = {}): Promise<TestApi> {
  const clock = createShopClock(() => TODAY);
  const api = await openTestShop({
    content: demoContent,
    clock,
    workbench: true,
    standInPayment: true,
    showsMail: true,
    moderatesHere: true,
    ...options,
  });
  const send = async <T>(address: string, method: string, { body, headers }: Sent): Promise<Answer<T>> => {
    const response = await api.fetch(
      new Request(`${BASE}${address}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const read = (await response.json()) as { readonly code: number; readonly result: T };
    expect(read.code).toBe(response.status);
    return { status: response.status, body: read, result: read.result, headers: response.headers };
  };
  return {
    api,
    clock,
    call: async <T>(operationId: string, address: string, sent: Sent = {}) => {
      const answer = await send<T>(address, contract.methodOf(operationId), sent);
      expect(contract.faultsOfAnswer(operationId, answer.status, answer.body)).toEqual([]);
      expect(JSON.stringify(answer.body)).not.toMatch(TIME_WITH_OFFSET);
      return answer;
    },
    bench: <T>(address: string, { method, ...sent }: Sent & { readonly method?: string } = {}) =>
      send<T>(address, method ?? (sent.body === undefined ? 'GET' : 'POST'), sent),
  };
}
