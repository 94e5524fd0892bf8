import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '#api/contract-kit/contract/load-contract.ts';
import { createProcessDatabase, type ProcessDatabase } from '#api/testing/demo-database.ts';
import { TODAY } from '#api/testing/open-test-api.ts';
import { type ApiProcess, PLENTY_SOON, startApi } from '../../workbench/api-process.ts';
import { createRandom } from '../shared/random.ts';
import { faultOfAnswer } from './judge-answer.ts';
import { malformedCall } from './malformed-calls.ts';
import { proveMalformed } from './prove-malformed.ts';
import { faultOfBytes } from './socket-garbage.ts';

const LIMIT_MS = 600_000; // some thousand calls, and more patience on a busy machine
/** The long proof sends every operation two thousand. */
const A_PART = { inputs: 10, seed: 7 };

let database: ProcessDatabase;
let api: ApiProcess;

beforeAll(async () => {
  database = await createProcessDatabase(TODAY);
  api = await startApi({ ...database.environment, ...PLENTY_SOON });
}, LIMIT_MS);
afterAll(async () => {
  await api.stop();
  await database.drop();
});

test('malformed calls of every operation, and what is no HTTP, are refused in the envelope', {
  timeout: LIMIT_MS,
}, async () => {
  const { faults, statuses } = await proveMalformed(api.base, A_PART);
  expect(faults).toEqual([]);
  expect(statuses['400']).toBeGreaterThan(200);
});

const contract = loadContract();
const call = { method: 'GET', address: '/api/home/data', headers: {}, body: null };
const json = { 'content-type': 'application/json' };

test.each([
  ['a page in place of JSON', 200, { 'content-type': 'text/html' }, '<html>'],
  ['a body that is cut off', 400, json, '{"code":400'],
  ['a fault of the server', 500, json, '{"code":500,"result":"Internal server error"}'],
  ['a refusal without its code', 400, json, '{"result":"no"}'],
  ['a success without its schema', 200, json, '{"code":200,"result":{}}'],
])('%s is a fault', (_what, status, headers, text) => {
  expect(faultOfAnswer(contract, 'homeData', call, { status, headers, text })).not.toBeNull();
});

test('a refusal in the envelope is none, nor is a failure that the contract names', () => {
  const refusal = { status: 400, headers: json, text: '{"code":400,"result":"no"}' };
  expect(faultOfAnswer(contract, 'homeData', call, refusal)).toBeNull();
  const text = '{"code":500,"result":"Error while adding products. X is not available"}';
  expect(faultOfAnswer(contract, 'orderCreate', call, { status: 500, headers: json, text })).toBeNull();
});

test('bytes are judged answer by answer', () => {
  const good = 'HTTP/1.1 400 Bad Request\r\n\r\n{"code":400,"result":"no"}';
  expect(faultOfBytes('')).toBeNull();
  expect(faultOfBytes(good + good)).toBeNull();
  expect(faultOfBytes(`${good}HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n`)).not.toBeNull();
  expect(faultOfBytes('HTTP/1.1 500 Oh\r\n\r\n{"code":500,"result":"x"}')).not.toBeNull();
});

test('the same seed makes the same calls', () => {
  const operation = contract.operation('cartUpdate');
  const valid = { query: { token: '', cartId: 'x' }, body: { cartItem: { sku: 'A', qty: 1 } } };
  const made = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 50 }, () => malformedCall(random, operation, valid));
  };
  expect(made(1)).toEqual(made(1));
  expect(made(1)).not.toEqual(made(2));
});
