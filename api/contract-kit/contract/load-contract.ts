import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Schema } from './body-faults.ts';
import { bodySchemaOf, type DocumentedOperation, operationsOf, readOpenApi } from './read-contract.ts';

/** The contract of docs/api as the kit reads it: by itself, so that it may judge any server. */
export interface Contract {
  readonly operations: readonly DocumentedOperation[];
  /** Throws RangeError for an operation that is not in the contract. */
  operation(operationId: string): DocumentedOperation;
  /** The schema of a body with its references followed; empty for an operation without one. */
  bodySchema(operationId: string): Schema;
  /** What is wrong with an answer in JSON; empty when the contract allows it. */
  faultsOfAnswer(operationId: string, status: number, body: unknown): readonly string[];
}

/** Answers that any call may get (section 1), whether or not its own list names them. */
const TRANSPORT_STATUSES = [403, 404, 405, 413, 414, 415, 429, 503];
/** Section 5: every time of an answer. */
export const UTC_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const CONTENT = 'content/application~1json/schema';

export function loadContract(): Contract {
  const document = readOpenApi();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat('date-time', UTC_TIME);
  ajv.addSchema({ $id: 'contract', ...document });
  const operations = operationsOf(document);
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const compiled = new Map<string, ValidateFunction>();

  function operationBy(operationId: string): DocumentedOperation {
    const operation = byId.get(operationId);
    if (!operation) throw new RangeError(`The contract has no operation ${operationId}.`);
    return operation;
  }

  function faults(pointer: string, value: unknown): readonly string[] {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
    compiled.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the answer'} ${message}`);
  }

  return {
    operations,
    operation: operationBy,
    bodySchema: (operationId) => bodySchemaOf(document, operationBy(operationId)),
    faultsOfAnswer: (operationId, status, body) => {
      const operation = operationBy(operationId);
      if (![...operation.statuses, ...TRANSPORT_STATUSES].includes(status)) {
        return [`status ${status} is not in the contract`];
      }
      return faults(pointerOf(operation, status), body);
    },
  };
}

/** Failures have one shape, but for GraphQL, which has its own. */
function pointerOf({ operationId, path, method }: DocumentedOperation, status: number): string {
  if (operationId === 'graphql' && status === 400) return '/components/schemas/GraphQLResponse';
  if (status >= 400) return '/components/schemas/ErrorEnvelope';
  const place = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
  return `/paths/${place}/${method.toLowerCase()}/responses/${status}/${CONTENT}`;
}
