import type { Contract } from '#api/contract-kit/contract/load-contract.ts';
import type { RawCall } from './malformed-calls.ts';
import type { RawAnswer } from './send-raw.ts';

/** What is wrong with the answer to a malformed call; null where the contract allows it. */
export function faultOfAnswer(
  contract: Contract,
  operationId: string,
  call: RawCall,
  { status, headers, text }: RawAnswer,
): string | null {
  if (call.method === 'OPTIONS' && status === 204) return null;
  if (call.method === 'HEAD') return status < 500 ? null : `status ${status}`;
  if (!(headers['content-type'] ?? '').includes('application/json')) return `content type ${headers['content-type']}`;
  const body = parsed(text);
  if (body === undefined) return `no JSON: ${text.slice(0, 100)}`;
  if (status >= 500 && !isIntended(contract, operationId, body)) return `${status} ${text.slice(0, 200)}`;
  if (status >= 400 && (body as { readonly code?: unknown } | null)?.code !== status && operationId !== 'graphql') {
    return `no envelope: ${text.slice(0, 100)}`;
  }
  // A malformed call may be that of another operation at the same path, or of none.
  const faults =
    status === 200 && isOwn(contract, operationId, call) ? contract.faultsOfAnswer(operationId, 200, body) : [];
  return faults[0] ?? null;
}

/** A refusal that the contract has for this operation, though its status is 500. */
function isIntended(contract: Contract, operationId: string, body: unknown): boolean {
  const result: unknown = (body as { readonly result?: unknown } | null)?.result;
  return contract.operation(operationId).refusals.some(({ status, message }) => {
    const [start = ''] = message.split('{');
    return (
      status >= 500 && message !== 'Internal server error' && typeof result === 'string' && result.startsWith(start)
    );
  });
}

function isOwn(contract: Contract, operationId: string, { method, address }: RawCall): boolean {
  const operation = contract.operation(operationId);
  const isPartial = address.includes('_source');
  return operation.method === method && !isPartial;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
