import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import { type BodyFault, bodyFaults, hasUpperBound } from '#api/contract-kit/contract/body-faults.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Fault } from '#api/contract-kit/contract/fault.ts';
import type { Contract } from '#api/contract-kit/contract/load-contract.ts';
import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** What can be wrong with a field, and the rule that says so. */
const kinds: readonly { readonly name: string; readonly rule: string; readonly keywords: readonly Keyword[] }[] = [
  { name: 'required', rule: 'each field that is required is missed by its name', keywords: ['required'] },
  { name: 'type', rule: 'a field of the wrong type is named', keywords: ['type'] },
  {
    name: 'limits',
    rule: 'a field that is too long or too large is named with the limit that it breaks',
    keywords: ['maxLength', 'maximum', 'maxItems'],
  },
];

type Keyword = BodyFault['keyword'];

/** A body with a fault is refused with a list that names its field and rule: made from the schema of each body. */
export function bodyChecks({ operations, bodySchema }: Pick<Contract, 'operations' | 'bodySchema'>): readonly Check[] {
  return operations.filter(listsFaults).flatMap(({ operationId, area }) =>
    kinds
      .filter(({ name }) => name !== 'limits' || hasUpperBound(bodySchema(operationId)))
      .map(({ name, rule, keywords }) => ({
        id: `${area}/${operationId}-body-${name}`,
        section: 2,
        operation: operationId,
        rule,
        proves: [answerName(operationId, 400, 'validation list')],
        readsFaults: true as const,
        run: (kit: Kit) => refuses(kit, operationId, keywords),
      })),
  );
}

function listsFaults({ refusals, hasBody }: DocumentedOperation): boolean {
  return hasBody && refusals.some(({ message }) => message === 'validation list');
}

async function refuses(kit: Kit, operationId: string, keywords: readonly Keyword[]): Promise<void> {
  const valid = await validCall(kit, operationId);
  const faults = bodyFaults(kit.contract.bodySchema(operationId), valid.body).filter(({ keyword }) =>
    keywords.includes(keyword),
  );
  holds(faults.length > 0 || keywords.includes('type'), `a ${keywords.join(' or ')} fault to try`, 'none');
  for (const { field, keyword, body } of faults) {
    const { status, result } = await kit.client.call<readonly Fault[] | string>(operationId, { ...valid, body });
    same(status, 400, `status with a fault in ${field}`);
    // An element that is missing has a message of its own at some calls.
    if (typeof result === 'string')
      holds(isDocumented(kit, operationId, result), `a list of faults for ${field}`, result);
    else
      holds(
        result.some((each) => each.field === field && each.keyword === keyword),
        `${field} ${keyword}`,
        result,
      );
  }
}

function isDocumented({ contract }: Kit, operationId: string, text: string): boolean {
  return contract.operation(operationId).refusals.some(({ message }) => message === text);
}
