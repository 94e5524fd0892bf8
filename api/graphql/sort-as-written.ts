import type { GraphQLResolveInfo, ValueNode } from 'graphql';

/** Variables as they came with the request. */
export type RawVariables = Readonly<Record<string, unknown>>;

/**
 * The keys of an input object in the order in which they were written, in the query or in its variables. GraphQL itself
 * brings them into the order of the schema, but the first sort key is the first that was written.
 */
export function keysAsWritten(info: GraphQLResolveInfo, argument: string, raw: RawVariables): readonly string[] {
  const written = info.fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value;
  return written ? keysOf(written, info, raw) : [];
}

function keysOf(value: ValueNode, info: GraphQLResolveInfo, raw: RawVariables): readonly string[] {
  if (value.kind === 'ObjectValue') return value.fields.map(({ name }) => name.value);
  if (value.kind !== 'Variable') return [];
  const name = value.name.value;
  if (Object.hasOwn(raw, name)) return Object.keys(raw[name] ?? {});
  const definition = info.operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return definition?.defaultValue ? keysOf(definition.defaultValue, info, raw) : [];
}
