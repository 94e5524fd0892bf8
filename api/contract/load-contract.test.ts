import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly [rule: string]: unknown;
};
type Operation = {
  readonly operationId: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
};

const contract = parse(readFileSync('docs/api/openapi.yaml', 'utf8'));
const methods: readonly Operation[] = Object.values(contract.paths as object).flatMap((path: object) =>
  Object.values(path),
);
const bodies = methods.flatMap(({ operationId, requestBody }) =>
  requestBody ? [{ operationId, schema: requestBody.content['application/json'].schema }] : [],
);

function resolved(schema: Schema): Schema {
  const steps = schema.$ref?.split('/').slice(1);
  return steps ? resolved(steps.reduce((place, step) => place[step], contract)) : schema;
}

/** The ends of a value of a type: one of the rules must be there. */
const ENDS = [
  ['string', ['maxLength', 'enum', 'const', 'pattern']],
  ['array', ['maxItems']],
] as const;

/** Texts and lists, at any depth, of which a caller may send as much as fits into a body. */
function endless(part: Schema, path: string): readonly string[] {
  const schema = resolved(part);
  const types = [schema.type].flat();
  const own = ENDS.filter(([type, rules]) => types.includes(type) && !rules.some((rule) => rule in schema));
  return [
    ...own.map(([type]) => `${path} ${type}`),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => endless(each, `${path}.${name}`)),
    ...(schema.items ? endless(schema.items, `${path}[]`) : []),
    ...[...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((each) => endless(each, path)),
  ];
}

/** The size of the body is their only end: contract, section 1; the patterns of a search have a bound of their own. */
const ENDED_ELSEWHERE = /^(sendState\.state\.|catalogSearchPost\._source(In|Ex)clude)/;

test('every text and every list of a body has an end that the contract tells', () => {
  expect(bodies.length).toBeGreaterThan(20);
  const found = bodies.flatMap(({ operationId, schema }) => endless(schema, operationId));
  expect(found.filter((field) => !ENDED_ELSEWHERE.test(field))).toEqual([]);
});
