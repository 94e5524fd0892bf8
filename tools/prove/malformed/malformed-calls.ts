import { gzipSync } from 'node:zlib';
import type { Parts } from '#api/contract-kit/calls/client.ts';
import { addressOf } from '#api/contract-kit/calls/client.ts';
import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import type { Random } from '../shared/random.ts';
import { oddBodies, oddContentTypes, oddEncodings, oddNumbers, oddStructures, oddTexts } from './odd-values.ts';

/** A request as it goes over the line. */
export type RawCall = {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
};

/** A call with one thing wrong, or several. */
export function malformedCall(random: Random, operation: DocumentedOperation, valid: Parts): RawCall {
  const ways = operation.hasBody
    ? [oddField, oddField, oddField, oddText, oddHeaders, oddQuery]
    : [oddQuery, oddHeaders];
  const call = random.pick(ways)(random, operation, valid);
  return random.next() < 0.1 ? { ...call, address: withOddName(random, call.address) } : call;
}

type Way = (random: Random, operation: DocumentedOperation, valid: Parts) => RawCall;

/** The call as it should be. */
function plainCall({ path, method }: DocumentedOperation, valid: Parts): RawCall {
  const hasBody = valid.body !== undefined;
  return {
    method,
    address: addressOf(path, valid),
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    body: hasBody ? textOf(valid.body) : null,
  };
}

/** One or two places of the body hold something odd, are missing or are joined by what is unknown. */
const oddField: Way = (random, operation, valid) => {
  const times = 1 + random.below(2);
  let body = valid.body;
  for (let time = 0; time < times; time += 1) body = changedSomewhere(random, body);
  return { ...plainCall(operation, valid), body: textOf(body) };
};

/** The body as a whole is no JSON, or is cut off. */
const oddText: Way = (random, operation, valid) => {
  const call = plainCall(operation, valid);
  const text = String(call.body);
  const cut = text.slice(0, random.below(text.length));
  return { ...call, body: random.pick([random.pick(oddBodies), cut, `${text}${random.pick(oddTexts)}`]) };
};

const oddHeaders: Way = (random, operation, valid) => {
  const call = plainCall(operation, valid);
  const odd = headerText(random.pick(oddTexts));
  const wrong: readonly Partial<RawCall>[] = [
    { headers: { 'content-type': random.pick(oddContentTypes) } },
    { headers: {} },
    { headers: { ...call.headers, 'content-encoding': random.pick(['gzip', 'br', 'deflate', 'x']) } },
    { headers: { ...call.headers, 'content-encoding': 'gzip' }, body: call.body && gzipSync(call.body) },
    { headers: { ...call.headers, 'country-id': odd, currency: odd } },
    { headers: { ...call.headers, accept: odd, token: odd, authorization: `Bearer ${odd}` } },
    { headers: { ...call.headers, origin: odd, 'sec-fetch-site': odd, referer: odd } },
    { headers: { ...call.headers, 'x-forwarded-for': odd, 'x-forwarded-proto': odd, forwarded: odd } },
    { headers: { ...call.headers, cookie: odd, range: odd, 'if-none-match': odd, expect: 'x' } },
    { method: random.pick(['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) },
  ];
  return { ...call, ...random.pick(wrong) };
};

/** A parameter of the address or of the path is odd, repeated or missing. */
const oddQuery: Way = (random, operation, valid) => {
  const names = [...operation.query, 'token', 'cartId', 'storeCode'];
  const name = random.pick(names);
  const value = String(
    random.pick([random.pick(oddTexts), random.pick(oddNumbers), textOf(random.pick(oddStructures))]),
  );
  const short = value.slice(0, 3_000);
  const path = Object.fromEntries(
    Object.keys(valid.path ?? {}).map((each) => [each, random.pick(oddTexts).slice(0, 500)]),
  );
  const call = plainCall(operation, { ...valid, query: { ...valid.query, [name]: wellFormed(short) } });
  const odd = random.pick([
    () => call.address,
    () => plainCall(operation, { ...valid, path: mapped(path) }).address,
    () => `${call.address}${joiner(call.address)}${name}=${encodeURIComponent(wellFormed(short))}`,
    () => `${plainCall(operation, valid).address}${joiner(call.address)}${name}=${random.pick(oddEncodings)}`,
    () => addressOf(operation.path, { ...valid, query: {} }),
  ]);
  return { ...call, address: odd() };
};

function withOddName(random: Random, address: string): string {
  const name = random.pick(['__proto__', 'constructor', 'a[b]', 'a.b', '', 'hasOwnProperty', ...oddEncodings]);
  return `${address}${joiner(address)}${name}=1`;
}

function joiner(address: string): string {
  return address.includes('?') ? '&' : '?';
}

function mapped(path: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(path).map(([name, value]) => [name, wellFormed(value)]));
}

/** encodeURIComponent refuses half a pair; on the line it is an encoding that nobody can read. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}

/** What may stand in a header: Latin letters without control characters. */
function headerText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, 2_000);
}

function changedSomewhere(random: Random, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && random.next() < 0.8) {
    const at = random.below(value.length);
    return value.map((entry, index) => (index === at ? changedSomewhere(random, entry) : entry));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random.next() < 0.85) {
    return changedObject(random, value);
  }
  return random.pick([() => random.pick(oddTexts), () => random.pick(oddNumbers), () => random.pick(oddStructures)])();
}

function changedObject(random: Random, value: object): object {
  const entries = Object.entries(value);
  if (entries.length === 0 || random.next() < 0.1) {
    return { ...value, [random.pick(oddTexts)]: random.pick(oddStructures) };
  }
  const [chosen] = random.pick(entries);
  if (random.next() < 0.15) return Object.fromEntries(entries.filter(([name]) => name !== chosen));
  return Object.fromEntries(
    entries.map(([name, each]) => [name, name === chosen ? changedSomewhere(random, each) : each]),
  );
}

/** JSON with the numbers that it has no way to write, and with prototype keys as keys. */
function textOf(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}
