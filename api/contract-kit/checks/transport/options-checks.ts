import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Every path answers the question of a page before its call. */
export function optionsChecks(operations: readonly DocumentedOperation[]): readonly Check[] {
  return [...new Set(operations.map(({ path }) => path))].map((path) => ({
    id: `transport/options-${path}`,
    section: 1,
    operation: `OPTIONS ${path}`,
    rule: 'OPTIONS is answered 204',
    async run({ client, options: { origin } }) {
      const address = path.replace('{storeCode}', 'default').replaceAll(/\{\w+\}/g, '1');
      const { status } = await client.send(address, { method: 'OPTIONS', headers: { origin } });
      same(status, 204, 'status');
    },
  }));
}
