import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import type { ValidationError } from '#api/transport/outcome.ts';
import { validationErrorsOf } from './validation-errors.ts';

const CONTRACT_FILE = new URL('../../docs/api/openapi.yaml', import.meta.url);

/** The contract as rules that can be asked. Validators are compiled once, at the first use of each. */
export interface Contract {
  /** Faults of a request body; empty when it fits or the operation has none. */
  faultsOfBody(operationId: string, body: unknown): readonly ValidationError[];
  /** Faults of a named component, for example SearchQuery. */
  faultsOfComponent(name: string, value: unknown): readonly ValidationError[];
  /** The HTTP method of an operation; throws RangeError for one that is not in the contract. */
  methodOf(operationId: string): string;
  /** What is wrong with an answer, for tests: empty when the contract allows it. */
  faultsOfAnswer(operationId: string, status: number, body: unknown): readonly string[];
}

type Place = {
  readonly path: string;
  readonly method: string;
  readonly hasBody: boolean;
  readonly statuses: readonly string[];
};

export function loadContract(): Contract {
  const document: OpenApi = parse(readFileSync(CONTRACT_FILE, 'utf8'));
  // That its schemas are schemas the contract kit has seen to; looking again takes a tenth of a second of each start.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, validateSchema: false });
  formats.default(ajv);
  ajv.addSchema({ $id: 'contract', ...document });
  const places = placesOf(document);
  const compiled = new Map<string, ValidateFunction>();

  function faults(pointer: string, value: unknown): readonly ErrorObject[] {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
    compiled.set(pointer, known);
    return known(value) ? [] : (known.errors ?? []);
  }

  return {
    faultsOfBody: (operationId, body) => {
      const place = places.get(operationId);
      return place?.hasBody ? validationErrorsOf(faults(bodyPointer(place), body)) : [];
    },
    faultsOfComponent: (name, value) => validationErrorsOf(faults(`/components/schemas/${name}`, value)),
    methodOf: (operationId) => {
      const place = places.get(operationId);
      if (!place) throw new RangeError(`The contract has no operation ${operationId}.`);
      return place.method.toUpperCase();
    },
    faultsOfAnswer: (operationId, status, body) => {
      const place = places.get(operationId);
      if (!place) return [`no operation ${operationId}`];
      if (![...place.statuses, ...EVERYWHERE].includes(String(status)))
        return [`status ${status} is not in the contract`];
      return faults(answerPointer(place, status), body).map((fault) => `${fault.instancePath} ${fault.message}`);
    },
  };
}

/** What the transport may answer to any call: contract, section 1. */
const EVERYWHERE = ['403', '413', '414', '415', '429', '503'];

const CONTENT = 'content/application~1json/schema';

function bodyPointer({ path, method }: Place): string {
  return `${pointerTo(path)}/${method}/requestBody/${CONTENT}`;
}

/** Every failure has one shape, but for a query of GraphQL, which has its own. */
function answerPointer({ path, method }: Place, status: number): string {
  if (path === '/graphql' && status === 400) return '/components/schemas/GraphQLResponse';
  if (status >= 400) return '/components/schemas/ErrorEnvelope';
  return `${pointerTo(path)}/${method}/responses/${status}/${CONTENT}`;
}

function pointerTo(path: string): string {
  return `/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
}

type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>> };
type OpenApiOperation = { readonly operationId: string; readonly requestBody?: unknown; readonly responses: object };

function placesOf({ paths }: OpenApi): ReadonlyMap<string, Place> {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody, responses }]): [string, Place] => [
      operationId,
      { path, method, hasBody: requestBody !== undefined, statuses: Object.keys(responses) },
    ]),
  );
  return new Map(entries);
}
