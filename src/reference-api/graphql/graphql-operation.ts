import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { isAway } from '#reference-api/database/database-faults.ts';
import { faultLine } from '#reference-api/process/fault-line.ts';
import type { Shop } from '#reference-api/process/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#reference-api/transport/call.ts';
import type { Outcome, ValidationError } from '#reference-api/transport/outcome.ts';
import { faultOfDocument, faultOfText } from './query-limits.ts';
import { Refused } from './refused.ts';
import { type Asked, searchResolvers } from './search-resolvers.ts';

const SCHEMA_FILE = new URL('../../../docs/api/schema.graphql', import.meta.url);

/** POST /graphql. The schema is the contract's own file. */
export function graphqlOperation(shop: Shop): Operation {
  const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
  return {
    operationId: 'graphql',
    method: 'POST',
    path: '/graphql',
    cache: 'private',
    isRead: true,
    ownTokenCheck: true,
    bodyLimit: BODY_LIMIT,
    isBare: true,
    faultyBody: (result) => ({ errors: errorsOf(result) }),
    answer: (call) => answerQuery(shop, schema, call),
  };
}

/** Source: contract, GraphQLRequest. */
type GraphqlRequest = {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
};

/** A query that is faulty answers 400, one that fails while it is answered 200, both with `errors`. */
async function answerQuery(shop: Shop, schema: GraphQLSchema, call: Call): Promise<Outcome> {
  const { query, operationName = null, variables } = call.body as GraphqlRequest;
  const read = readQuery(schema, query);
  if (read.kind === 'faulty') return { code: 400, result: read.errors };
  const asked: Asked = { shop, call, variables: variables ?? {}, spend: createPurse() };
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

function readQuery(schema: GraphQLSchema, text: string): ReadQuery {
  try {
    const tooMuch = faultOfText(text);
    if (tooMuch) return faulty([tooMuch]);
    const document = parse(text);
    const errors = validate(schema, document, undefined, { maxErrors: MOST_ERRORS, hideSuggestions: true });
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

const MOST_VALUES = 300_000;

/** Rows times fields, of all searches of one request: what every field of 4,000 products takes is less. */
function createPurse(): (values: number) => void {
  let left = MOST_VALUES;
  return (values) => {
    left -= values;
    if (left < 0) throw new Refused(`Query asks for more than ${MOST_VALUES} values`, 400);
  };
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
