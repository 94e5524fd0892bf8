import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLNamedType, getNamedType, isObjectType } from 'graphql';

const SCHEMA_FILE = new URL('../../../docs/api/schema.graphql', import.meta.url);

/** A field of Query, and a selection of everything that it can tell. */
export type DocumentedQuery = { readonly name: string; readonly selection: string };

/** All queries of docs/api/schema.graphql in their order. */
export function readQueries(): readonly DocumentedQuery[] {
  const queries = buildSchema(readFileSync(SCHEMA_FILE, 'utf8')).getQueryType()?.getFields() ?? {};
  return Object.values(queries).map(({ name, type }) => ({ name, selection: selectionOf(getNamedType(type)) }));
}

/** Every field down to the leaves; the schema has no cycles. */
function selectionOf(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map(
    (field) => `${field.name} ${selectionOf(getNamedType(field.type))}`,
  );
  return `{ ${fields.join(' ')} }`;
}
