import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { UNAUTHORISED } from '#api/contract-kit/calls/messages.ts';
import { NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';

const INVALID = 'Invalid search request';

/** What is not a SearchQuery: wrong types, unknown operators, null as operand. */
const INVALID_QUERIES: readonly unknown[] = [
  [],
  7,
  { _appliedFilters: 7 },
  { _appliedFilters: [{ attribute: 'id' }] },
  { _appliedFilters: [{ attribute: 'id', value: {} }] },
  { _appliedFilters: [{ attribute: 'id', value: { eq: null } }] },
  { _appliedFilters: [{ attribute: 'id', value: { is: 1 } }] },
  { _appliedFilters: [{ attribute: 'id', value: { in: 7 } }] },
  { _appliedFilters: [{ attribute: 7, value: { eq: 1 } }] },
  { _appliedFilters: [{ attribute: 'id', value: { eq: 1 }, scope: 'other' }] },
  { _availableFilters: [{}] },
  { _availableFilters: [{ field: 'color', options: { size: 'many' } }] },
  { _searchText: 7 },
  { _searchText: 'x'.repeat(201) },
];

/** Names of fields beyond the bounds of SourceFields: too many, too long, too many wildcards, what no field is called. */
const ODD_NAMES: readonly (readonly string[])[] = [
  Array.from({ length: 101 }, (_, at) => `f${at}`),
  ['x'.repeat(101)],
  ['*a*e*i*'],
  ['name', 'a b'],
];

/** A search as a POST has it in its body, and a GET in its query. */
const askIn =
  (isPost: boolean) =>
  (type: string, searchQuery: unknown, more: Readonly<Record<string, string>> = {}) => {
    if (isPost) return { body: { type, searchQuery, ...more } };
    const request = typeof searchQuery === 'string' ? searchQuery : JSON.stringify(searchQuery);
    return { query: { type, request, ...more } };
  };

type Refusal = readonly [status: number, message: string];

const refusedBy =
  (operation: string) =>
  (id: string, rule: string, [status, message]: Refusal, run: (kit: Kit) => Promise<void>): Check => ({
    id: `catalog/${operation}-${id}`,
    section: 6,
    operation,
    rule: `refused with ${status} "${message}": ${rule}`,
    proves: [answerName(operation, status, message)],
    run,
  });

/** Section 6: what a search refuses, by GET and by POST alike. */
export const searchRefusals: readonly Check[] = ['catalogSearch', 'catalogSearchPost'].flatMap(refusals);

function refusals(operation: string): readonly Check[] {
  const isPost = operation === 'catalogSearchPost';
  const about = askIn(isPost);
  const refused = refusedBy(operation);
  return [
    refused('type', 'type not in the list', [400, 'No entity type registered for {type}'], ({ client }) =>
      client.refuse(operation, about(NOBODY, {}), 400, `No entity type registered for ${NOBODY}`),
    ),
    refused('invalid', 'not a SearchQuery', [400, INVALID], async ({ client }) => {
      const more = isPost ? [] : ['{', 'x', ''].slice(0, 2);
      for (const query of [...INVALID_QUERIES, ...more]) {
        await client.refuse(operation, about('product', query), 400, INVALID);
      }
    }),
    refused(
      'source-fields',
      'names of fields beyond the bounds of SourceFields',
      [400, INVALID],
      async ({ client }) => {
        for (const key of ['_sourceInclude', '_sourceExclude']) {
          for (const names of ODD_NAMES) {
            const call = isPost
              ? { body: { type: 'product', [key]: names } }
              : { query: { type: 'product', [key]: names.join(',') } };
            await client.refuse(operation, call, 400, INVALID);
          }
        }
      },
    ),
    refused('store', 'store unknown', [400, 'Unknown store code {store}'], ({ client }) =>
      client.refuse(operation, about('product', {}, { store: NOBODY }), 400, `Unknown store code ${NOBODY}`),
    ),
    refused('group-token', 'groupToken given but not valid', [401, UNAUTHORISED], ({ client }) =>
      client.refuse(operation, about('product', {}, { groupToken: NOBODY }), 401, UNAUTHORISED),
    ),
  ];
}
