import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { isAway } from '#api/database/database-faults.ts';
import { faultLine } from '#api/process/fault-line.ts';
import { createTurns } from '#api/process/turns.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, tooMany, type ValidationError } from '#api/transport/outcome.ts';
import type { LimitSettings } from '#api/transport/request-limits.ts';
import { createAllowance, createPurses, type Purses } from './query-costs.ts';
import { faultOfDocument, faultOfText } from './query-limits.ts';
import { Refused } from './refused.ts';
import { type Asked, searchResolvers } from './search-resolvers.ts';

const SCHEMA_FILE = new URL('../../docs/api/schema.graphql', import.meta.url);

export type GraphqlOptions = {
  /** Absent: nobody pays for a query. */
  readonly limits?: LimitSettings;
  /** Whether a query may ask for the schema; absent allows it. */
  readonly introspection?: boolean;
};

/** POST /graphql. The schema is the contract's own file. */
export function graphqlOperation(shop: Shop, { limits, introspection = true }: GraphqlOptions): Operation {
  const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const read = (text: string) => readQuery(schema, rules, text);
  const purses = createPurses(shop, limits ?? null);
  return {
    operationId: 'graphql',
    method: 'POST',
    path: '/graphql',
    cache: 'private',
    isRead: true,
    ownTokenCheck: true,
    bodyLimit: BODY_LIMIT,
    isBare: true,
    weight: 'heavy',
    faultyBody: (result) => ({ errors: errorsOf(result) }),
    answer: (call) => answerQuery({ shop, schema, read, purses }, call),
  };
}

/** Source: contract, GraphQLRequest. */
type GraphqlRequest = {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
};

type Desk = {
  readonly shop: Shop;
  readonly schema: GraphQLSchema;
  readonly read: (text: string) => ReadQuery;
  readonly purses: Purses;
};

/** A query that is faulty answers 400, one that fails while it is answered 200, both with `errors`. */
async function answerQuery({ shop, schema, read: readText, purses }: Desk, call: Call): Promise<Outcome> {
  const { query, operationName = null, variables } = call.body as GraphqlRequest;
  const wait = await purses.open(call.client);
  if (wait > 0) return tooMany(wait);
  const read = readText(query);
  if (read.kind === 'faulty') return { code: 400, result: read.errors };
  const takeTurn = createTurns(1);
  const allow = createAllowance();
  const asked: Asked = {
    shop,
    call,
    variables: variables ?? {},
    spend: (cost) => {
      void purses.pay(call.client, cost); // nobody waits for it, and it never fails
      allow(cost);
    },
    oneByOne: (search) => takeTurn(search, 'now'),
  };
  const { data, errors = [] } = await execute({
    schema,
    document: read.document,
    rootValue: searchResolvers,
    contextValue: asked,
    variableValues: variables ?? {},
    operationName,
    hideSuggestions: true,
  });
  if (data === undefined) return { code: 400, result: errors.map((error) => error.toJSON()) };
  const told = errors.map((error) => toldOf(error, shop.log));
  return { code: 200, result: told.length === 0 ? { data } : { errors: told, data } };
}

type ReadQuery =
  | { readonly kind: 'read'; readonly document: ReturnType<typeof parse> }
  | { readonly kind: 'faulty'; readonly errors: readonly GraphQLFormattedError[] };

const MOST_ERRORS = 10;

function readQuery(schema: GraphQLSchema, rules: typeof specifiedRules, text: string): ReadQuery {
  try {
    const tooMuch = faultOfText(text);
    if (tooMuch) return faulty([tooMuch]);
    const document = parse(text);
    const errors = validate(schema, document, rules, { maxErrors: MOST_ERRORS, hideSuggestions: true });
    if (errors.length > 0) return faulty(errors);
    const tooWide = faultOfDocument(document);
    return tooWide ? faulty([tooWide]) : { kind: 'read', document };
  } catch (error) {
    if (error instanceof GraphQLError) return faulty([error]);
    throw error;
  }
}

function faulty(errors: readonly GraphQLError[]): ReadQuery {
  return { kind: 'faulty', errors: errors.map((error) => error.toJSON()) };
}

/** Nothing of ourselves is told: neither a stack nor SQL. A database that is away is no matter of the query. */
function toldOf(error: GraphQLError, log: Shop['log']): GraphQLFormattedError {
  const { originalError: cause } = error;
  if (cause === undefined || cause instanceof Refused) return error.toJSON();
  if (isAway(cause)) throw cause;
  log(faultLine(cause));
  return { ...error.toJSON(), message: 'Internal server error' };
}

/** A refusal of the transport in the form of GraphQL. */
function errorsOf(result: unknown): readonly { readonly message: string }[] {
  if (!Array.isArray(result)) return [{ message: String(result) }];
  return result.map((fault: ValidationError | GraphQLFormattedError) =>
    'field' in fault ? { message: `${fault.field} ${fault.message}` } : fault,
  );
}
