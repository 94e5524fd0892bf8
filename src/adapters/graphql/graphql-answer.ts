import { type Envelope, parseEnvelope, type RawReply } from '#adapters/wire/parse-envelope.ts';
import { anything, isRecord, list, type Parser, shape, text, valueOrNull } from '#adapters/wire/parser.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';
import type { GraphqlPage } from './graphql-page.ts';

const FAULTY = 500;
const SUCCESS = 200;

/** An answer of GraphQL has no envelope but `data`, or `errors`; what the way to it refuses has the usual one. */
export function unwrapGraphql(answer: RawReply): Envelope {
  const plain = parseEnvelope(answer);
  const body = plain.kind === 'unreadable' ? null : bodyOf(answer.text);
  const [error] = body !== null && Array.isArray(body['errors']) ? body['errors'] : [];
  if (isRecord(error)) return refusalOf(error, answer.status);
  const data = body?.['data'];
  return plain.kind === 'ok' ? { ...plain, result: isRecord(data) ? data['found'] : null } : plain;
}

/** What could be parsed as JSON before. */
function bodyOf(text: string): Readonly<Record<string, unknown>> | null {
  const body: unknown = JSON.parse(text);
  return isRecord(body) ? body : null;
}

function refusalOf({ message, extensions }: Readonly<Record<string, unknown>>, status: number): Envelope {
  const told = isRecord(extensions) && Number(extensions['code']);
  const code = told || (status === SUCCESS ? FAULTY : status);
  return { kind: 'refused', code, errorCode: null, message: typeof message === 'string' ? message : '' };
}

/** Reads what was found as a page of the plain search, which begins where the query does. */
export function foundIn<T>(parse: Parser<T>, { start, size }: SearchQuery, { skipped }: GraphqlPage): Parser<T> {
  return (found) => {
    if (!isRecord(found) || !Array.isArray(found['items'])) return parse(found);
    const { items, total_count: total, ...counted } = found;
    const own: readonly unknown[] = items.slice(skipped, skipped + size);
    return parse({ ...counted, items: own.map(withAttributes), total, start, perPage: size });
  };
}

const parseCustom = list(shape({ attribute_code: text, value: anything }));

/** The merchant's own attributes stand among the others (contract, Product). */
function withAttributes(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const custom = valueOrNull(parseCustom, item['custom_attributes']) ?? [];
  return { ...Object.fromEntries(custom.map(({ attribute_code, value }) => [attribute_code, value])), ...item };
}
