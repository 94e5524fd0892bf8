import { countryOf } from '#api/money/price-set.ts';
import type { FairTurns } from '#api/process/fair-turns.ts';
import { acceptedLanguages } from './accepted-languages.ts';
import type { Call, Operation, SignedIn } from './call.ts';
import { type Outcome, refusal, tooMany, UNAUTHORISED, type ValidationError } from './outcome.ts';
import { readBody, refusedBody } from './read-body.ts';
import type { Surroundings } from './routes.ts';

/** Faults of a body against its schema in the contract; empty when it fits. */
export type CheckBody = (operationId: string, body: unknown) => readonly ValidationError[];

export type CallRules = {
  readonly checkBody: CheckBody;
  readonly storeCodes: ReadonlySet<string>;
  readonly signedInBy: (token: string) => Promise<SignedIn | null>;
  /** The turns that calls take. */
  readonly turns: FairTurns;
};

const CURRENCIES = ['INR', 'USD', 'GBP'];

/** Reads, limits and checks a request, and has the operation answer it. */
export async function answerCall(
  request: Request,
  operation: Operation,
  surroundings: Surroundings,
  rules: CallRules,
): Promise<Outcome> {
  const query = new URL(request.url).searchParams;
  const oddQuery = refusedQuery(query);
  if (oddQuery) return oddQuery;
  const storeCode = query.get('storeCode') ?? '';
  if (storeCode !== '' && operation.path !== '/api/catalog' && !rules.storeCodes.has(storeCode)) {
    return refusal(400, `Unknown store code ${storeCode}`);
  }
  const body = await bodyOf(request, operation, rules.checkBody);
  if (body.kind === 'refused') return body.outcome;
  if (rules.turns.isCrowded(surroundings.client)) return tooMany(CROWDED_SECONDS);
  return rules.turns.take(surroundings.client, operation.weight ?? 'plain', async () => {
    const token = tokenOf(request, query);
    const user = token === '' ? null : await rules.signedInBy(token);
    if (user === null && isRefused(token, operation)) return UNAUTHORISED;
    return operation.answer(callOf({ request, ...surroundings, query, token, user, storeCode, body: body.value }));
  });
}

const CROWDED_SECONDS = 1;

/** The token of the address, else that of the header, which no log and no history shows. */
function tokenOf(request: Request, query: URLSearchParams): string {
  const [, bearer = ''] = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return query.get('token') || bearer;
}

function isRefused(token: string, { needsUser, ownTokenCheck }: Operation): boolean {
  return token === '' ? needsUser === true : ownTokenCheck !== true;
}

function refusedQuery(query: URLSearchParams): Outcome | null {
  const known = new Set<string>();
  for (const name of query.keys()) {
    if (known.has(name)) return refusal(400, `Parameter ${name.slice(0, 50)} is given twice`);
    known.add(name);
  }
  const isText = [...query].every(([name, value]) => !`${name}${value}`.includes('\0'));
  return isText ? null : refusal(400, 'Parameters must be text');
}

type Parts = Omit<Call, 'country' | 'currency' | 'challenge' | 'languages'> & { readonly request: Request };

function callOf({ request, ...parts }: Parts): Call {
  const currency = request.headers.get('currency') ?? '';
  return {
    ...parts,
    languages: acceptedLanguages(request.headers.get('accept-language')),
    challenge: request.headers.get('token') ?? '',
    country: countryOf(request.headers.get('country-id')),
    currency: CURRENCIES.includes(currency) ? currency : 'INR',
    storeCode: parts.storeCode === '' ? 'default' : parts.storeCode,
  };
}

type CheckedBody =
  | { readonly kind: 'checked'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly outcome: Outcome };

async function bodyOf(request: Request, operation: Operation, checkBody: CheckBody): Promise<CheckedBody> {
  const declared = request.headers.get('content-type');
  if (request.method !== 'GET' && !isPlainJson(request) && (declared !== null || operation.bodyLimit !== undefined)) {
    return refused(refusal(415, 'Content type must be application/json'));
  }
  if (operation.bodyLimit === undefined) return { kind: 'checked', value: undefined };
  const body = await readBody(request, operation.bodyLimit);
  if (body.kind === 'too-large') return refused(operation.tooLarge ?? refusedBody(body));
  if (body.kind !== 'read') return refused(refusedBody(body));
  const missing = operation.missing?.(body.value);
  if (missing) return refused(missing);
  const faults = checkBody(operation.operationId, body.value);
  return faults.length > 0 ? refused(refusal(400, faults)) : { kind: 'checked', value: body.value };
}

/** A compressed body is refused like any other that is not JSON as it comes. */
function isPlainJson({ headers }: Request): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' && (headers.get('content-encoding') ?? 'identity').toLowerCase() === 'identity';
}

function refused(outcome: Outcome): CheckedBody {
  return { kind: 'refused', outcome };
}
