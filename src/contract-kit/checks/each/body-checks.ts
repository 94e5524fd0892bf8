import type { Kit } from '#contract-kit/calls/kit.ts';
import { validCall } from '#contract-kit/calls/valid-calls.ts';
import { type BodyFault, bodyFaults } from '#contract-kit/contract/body-faults.ts';
import type { Fault } from '#contract-kit/contract/fault.ts';
import type { DocumentedOperation } from '#contract-kit/contract/read-contract.ts';
import { answerName, type Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';

/** A body with a fault is refused with a list that names its field and rule: made from the schema of each body. */
export function bodyChecks(operations: readonly DocumentedOperation[]): readonly Check[] {
  return operations
    .filter(({ refusals, hasBody }) => hasBody && refusals.some(({ message }) => message === 'validation list'))
    .flatMap(({ operationId, area }) =>
      (['required', 'type'] as const).map((keyword) => ({
        id: `${area}/${operationId}-body-${keyword}`,
        section: 2,
        operation: operationId,
        rule:
          keyword === 'required'
            ? 'each field that is required is missed by its name'
            : 'a field of the wrong type is named',
        proves: [answerName(operationId, 400, 'validation list')],
        run: (kit: Kit) => refuses(kit, operationId, keyword),
      })),
    );
}

async function refuses(kit: Kit, operationId: string, keyword: BodyFault['keyword']): Promise<void> {
  const valid = await validCall(kit, operationId);
  const faults = bodyFaults(kit.contract.bodySchema(operationId), valid.body).filter(
    (fault) => fault.keyword === keyword,
  );
  holds(faults.length > 0 || keyword === 'type', `a ${keyword} fault to try`, 'none');
  for (const { field, body } of faults) {
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
