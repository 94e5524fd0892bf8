import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Schema } from './body-faults.ts';

const CONTRACT_FILE = new URL('../../../docs/api/openapi.yaml', import.meta.url);

/** A refusal that the contract names: a literal message, with `{placeholders}` where the server fills something in. */
export type DocumentedRefusal = { readonly status: number; readonly message: string };

/** One operation as the contract has it, as far as a check asks for it. */
export type DocumentedOperation = {
  readonly operationId: string;
  readonly method: string;
  /** With `{name}` where a parameter stands. */
  readonly path: string;
  /** The contract's tag in lower case: cart, catalog, order, user or content. */
  readonly area: string;
  /** Parameters of the query by name. */
  readonly query: readonly string[];
  readonly needsToken: boolean;
  readonly hasBody: boolean;
  readonly statuses: readonly number[];
  readonly refusals: readonly DocumentedRefusal[];
  /** Names of the examples of a success. */
  readonly examples: readonly string[];
  /** Bodies that the contract gives as examples, by name. */
  readonly exampleBodies: Readonly<Record<string, object>>;
};

/** The parsed file, for the schemas. */
export type OpenApi = { readonly paths: object; readonly components: { readonly schemas: object } };

type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean };
type Example = { readonly value: object };
type Content = { readonly examples?: Readonly<Record<string, Referable<Example>>> };
type WithContent = { readonly content?: Readonly<Record<string, Content>> };
type Response = WithContent & { readonly description: string };
type Referable<T> = T | { readonly $ref: string };
type Entry = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Referable<Parameter>[];
  readonly requestBody?: WithContent;
  readonly responses: Readonly<Record<string, Referable<Response>>>;
};

export function readOpenApi(): OpenApi {
  return parse(readFileSync(CONTRACT_FILE, 'utf8'));
}

/** All operations in the order of the contract. */
export function operationsOf(document: OpenApi): readonly DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]: [string, Readonly<Record<string, Entry>>]) =>
    Object.entries(methods).map(([method, entry]) => operationOf(document, path, method, entry)),
  );
}

function operationOf(document: OpenApi, path: string, method: string, entry: Entry): DocumentedOperation {
  const parameters = (entry.parameters ?? []).map((parameter) => resolved<Parameter>(document, parameter));
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const responses = Object.entries(entry.responses).filter(([status]) => status !== 'default');
  return {
    operationId: entry.operationId,
    method: method.toUpperCase(),
    path,
    area: (entry.tags[0] ?? '').toLowerCase(),
    query: inQuery.map(({ name }) => name),
    needsToken: inQuery.some(({ name, required }) => name === 'token' && required === true),
    hasBody: entry.requestBody !== undefined,
    statuses: responses.map(([status]) => Number(status)),
    refusals: responses
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, response]) => refusalsOf(Number(status), resolved<Response>(document, response))),
    examples: Object.keys(examplesOf(resolved<Response>(document, entry.responses['200'] ?? { description: '' }))),
    exampleBodies: Object.fromEntries(
      Object.entries(examplesOf(entry.requestBody ?? {})).map(([name, example]) => [
        name,
        resolved<Example>(document, example).value,
      ]),
    ),
  };
}

function examplesOf({ content = {} }: WithContent): NonNullable<Content['examples']> {
  return content['application/json']?.examples ?? {};
}

/** "`message`: when it comes" is how the contract writes each of its messages. */
function refusalsOf(status: number, { description }: Response): readonly DocumentedRefusal[] {
  const messages = [...description.matchAll(/`([^`]+)`: /g)].map(([, message = '']) => message);
  return [...new Set(messages)].map((message) => ({ status, message }));
}

/** The schema of the body of an operation, references followed and parts joined. */
export function bodySchemaOf(document: OpenApi, { path, method, hasBody }: DocumentedOperation): Schema {
  if (!hasBody) return {};
  const entry = Reflect.get(Reflect.get(document.paths, path), method.toLowerCase());
  return followed(document, entry.requestBody.content['application/json'].schema);
}

type RawSchema = Schema & { readonly allOf?: readonly RawSchema[]; readonly oneOf?: readonly RawSchema[] };

/** A choice is the one of its branches that says most: the other is null. */
function followed(document: OpenApi, referable: Referable<RawSchema>): Schema {
  const { oneOf, allOf = [], ...own } = resolved<RawSchema>(document, referable);
  const parts = [own, ...(oneOf?.slice(0, 1) ?? []), ...allOf].map((part) => resolved<RawSchema>(document, part));
  const properties = Object.entries(Object.assign({}, ...parts.map((part) => part.properties ?? {})));
  const items = parts.find((part) => part.items)?.items;
  const type = oneOf ? undefined : parts.find((part) => part.type)?.type;
  const { maxLength, maximum, maxItems }: RawSchema = oneOf ? {} : Object.assign({}, ...parts);
  const bounds = Object.entries({ maxLength, maximum, maxItems }).filter(([, bound]) => bound !== undefined);
  return {
    ...Object.fromEntries(bounds),
    ...(type === undefined ? {} : { type }),
    ...(items ? { items: followed(document, items) } : {}),
    required: parts.flatMap(({ required = [] }) => required),
    properties: Object.fromEntries(properties.map(([name, each]) => [name, followed(document, each as RawSchema)])),
  };
}

function resolved<T extends object>(document: OpenApi, part: Referable<T>): T {
  if (!('$ref' in part)) return part;
  const steps = part.$ref.split('/').slice(1);
  return steps.reduce<unknown>((place, step) => Reflect.get(place as object, step), document) as T;
}
