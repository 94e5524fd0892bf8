import { availableFilterOf, filterOf, type SearchCall, type Wish } from '#adapters/http/search-call.ts';
import { usualPriceRanges } from '#domain/catalog/filters.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';
import { foundIn, unwrapGraphql } from './graphql-answer.ts';
import { type Entity, entities } from './graphql-documents.ts';
import { pageAround } from './graphql-page.ts';

/** A search as a query of GraphQL. Source: docs/api/schema.graphql. */
export const graphqlCall: SearchCall = (type, query, { parse, ...wish }) => {
  const entity = entities[type];
  const page = pageAround(query);
  const { pageSize, currentPage } = page;
  const wanted = { ...wantedOf(query, entity), ...wish.group, pageSize, currentPage };
  const variables = Object.fromEntries(Object.entries(wanted).filter(([name]) => name in typesOf(entity)));
  return {
    method: 'POST',
    url: '/graphql',
    body: { query: documentOf(entity, Object.keys(variables), wish), variables },
    limit: 'search',
    unwrap: unwrapGraphql,
    parse: foundIn(parse, query, page),
  };
};

function typesOf({ takes }: Entity): Readonly<Record<string, string>> {
  return { ...takes, pageSize: 'Int', currentPage: 'Int' };
}

function documentOf(entity: Entity, names: readonly string[], wish: Wish): string {
  const types = typesOf(entity);
  const declared = names.map((name) => `$${name}:${types[name]}`).join(',');
  const given = names.map((name) => `${name}:$${name}`).join(',');
  const counted = 'aggregations' in entity.takes ? ' aggregations corrections{typed meant} sizes' : '';
  return `query(${declared}){found:${entity.query}(${given}){items{${fieldsOf(entity, wish)}} total_count${counted}}}`;
}

const FIELD = /\w+(?:\{[^}]*\})?/g;

/** The fields that were asked for; all that the shop reads where none were. */
function fieldsOf({ fields }: Entity, { include, exclude = [] }: Wish): string {
  const all = fields.match(FIELD) ?? [];
  const nameOf = (field: string): string => field.split('{', 1)[0] ?? '';
  return all
    .filter((field) => (include?.includes(nameOf(field)) ?? true) && !exclude.includes(nameOf(field)))
    .join(' ');
}

/** What a query asks, in the words of the schema; what a type does not take is left out later. */
function wantedOf({ text, conditions, sort, facets, priceRanges }: SearchQuery, { takes, filterNames }: Entity) {
  const filter = filterInput(conditions.map(filterOf), filterNames);
  return {
    ...(text === '' ? {} : { search: text }),
    ...(conditions.length === 0 ? {} : { ['attributes' in takes ? 'attributes' : 'filter']: filter }),
    ...(sort === '' ? {} : { sort: Object.fromEntries(sort.split(',').map(sortKey)) }),
    ...(facets.length === 0
      ? {}
      : {
          aggregations: facets.map((field) =>
            aggregationOf(availableFilterOf(field, priceRanges ?? usualPriceRanges())),
          ),
        }),
  };
}

type Filter = ReturnType<typeof filterOf>;

/** A name can be given once: a further condition on a field stands beside them, and so does one on what has no name. */
function filterInput(filters: readonly Filter[], names: Entity['filterNames']): Readonly<Record<string, unknown>> {
  const named = new Map<string, object>();
  const custom: object[] = [];
  for (const { attribute, value, ...scope } of filters) {
    const name = wordOf(attribute);
    if (named.has(name) || (names && !names.includes(name))) custom.push({ attribute, value: { ...value, ...scope } });
    else named.set(name, { ...value, ...scope });
  }
  return { ...Object.fromEntries(named), ...(custom.length === 0 ? {} : { custom }) };
}

/** GraphQL cannot spell a name with a dot. */
function wordOf(field: string): string {
  return field.replaceAll('.', '_');
}

/** The keys of a sort count in the order in which they are written. */
function sortKey(part: string): readonly [string, string] {
  const [field = '', direction = 'asc'] = part.split(':');
  return [wordOf(field), direction.toUpperCase()];
}

function aggregationOf({ field, scope, options }: ReturnType<typeof availableFilterOf>) {
  return { field, scope, ...options };
}
