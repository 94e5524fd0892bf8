import { askGraphql } from '#api/contract-kit/calls/graphql-calls.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { UNAUTHORISED } from '#api/contract-kit/calls/messages.ts';
import { NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

const DEEP = 200;
/** More characters than a query may have. */
const LONG = 10_001;
const MANY = 11;

/** Queries that cannot be parsed or validated, or are too much by their text alone. */
const FAULTY: readonly (readonly [name: string, rule: string, query: string])[] = [
  ['unknown-query', 'a query that the schema does not have', '{ nothing }'],
  ['unknown-field', 'a field that the type does not have', '{ products { items { nothing } } }'],
  ['unknown-argument', 'an argument that the query does not take', '{ products(size: 3) { total_count } }'],
  ['unknown-operator', 'an operator that no filter has', '{ products(filter: { id: { is: 1 } }) { total_count } }'],
  ['unknown-direction', 'a direction that is none', '{ products(sort: { price: DOWN }) { total_count } }'],
  ['no-selection', 'an object without a selection', '{ products }'],
  ['wrong-type', 'a page size that is no number', '{ products(pageSize: "many") { total_count } }'],
  ['missing-variable', 'a variable without its value', 'query P($n: Int!) { products(pageSize: $n) { total_count } }'],
  ['mutation', 'a mutation: the schema only reads', 'mutation { products { total_count } }'],
  ['subscription', 'a subscription: the schema only reads', 'subscription { products { total_count } }'],
  ['circle', 'fragments in a circle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  ['too-deep', 'what is nested too deep', `${'{ ... '.repeat(DEEP)}{ products { total_count } }${' }'.repeat(DEEP)}`],
  ['too-long', 'what is too long', `{ taxrule { total_count } } # ${'x'.repeat(LONG)}`],
  ['too-many', 'too many searches at once', `{ ${aliases(MANY, 'taxrule { total_count }')} }`],
];

/** Section 6 over GraphQL: a faulty query answers 400, one that fails while it is answered 200, both with `errors`. */
export const graphqlRefusals: readonly Check[] = [
  {
    id: 'graphql/faulty',
    section: 6,
    operation: 'graphql',
    rule: 'a query that cannot be parsed or validated answers 400 with errors',
    proves: [answerName('graphql', 400)],
    async run(kit) {
      for (const query of ['{', '{ products ? }', '{ nothing }', '']) await refused(kit, query);
    },
  },
  ...FAULTY.map(
    ([name, rule, query]): Check => ({
      id: `graphql/${name}`,
      section: 6,
      operation: 'graphql',
      rule: `${rule} answers 400 with errors`,
      run: (kit) => refused(kit, query),
    }),
  ),
  failing('invalid-search', 'Invalid search request', 'filter: { id: { eq: null } }'),
  failing('group-token', UNAUTHORISED, `groupToken: "${NOBODY}"`),
  {
    id: 'graphql/unknown-store',
    section: 1,
    operation: 'graphql',
    rule: 'an unknown storeCode is refused by its name, in the form of GraphQL',
    async run(kit) {
      const { status, errors } = await askGraphql(kit, { query: '{ taxrule { total_count } }', store: NOBODY });
      same([status, errors], [400, [`Unknown store code ${NOBODY}`]], 'status and errors');
    },
  },
];

async function refused(kit: Kit, query: string): Promise<void> {
  const { status, data, errors } = await askGraphql(kit, { query });
  same([status, data], [400, null], `status and data of ${query.slice(0, 60)}`);
  holds(errors.length > 0, 'errors', errors);
}

function failing(name: string, message: string, given: string): Check {
  return {
    id: `graphql/${name}`,
    section: 6,
    operation: 'graphql',
    rule: `a fault that the search would refuse answers 200 with "${message}" and null data`,
    async run(kit) {
      const answer = await askGraphql(kit, { query: `{ products(${given}) { total_count } }` });
      same(answer, { status: 200, data: null, errors: [message] });
    },
  };
}

function aliases(count: number, query: string): string {
  return Array.from({ length: count }, (_none, at) => `a${at}: ${query}`).join(' ');
}
