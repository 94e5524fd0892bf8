import { askedOnce } from '#domain/shared/asked-once.ts';
import type { QuarantinePorts } from './quarantine.ts';
import type { ReadRecord } from './read-records.ts';

/** Of records that were read those that are sound; what cannot be read is quarantined. */
export function createSoundRecords<T extends { readonly id: string }>(ports: QuarantinePorts<T>) {
  const quarantine = askedOnce(async () => (await loadQuarantine()).createQuarantine(ports));

  return async (records: readonly ReadRecord<T>[]): Promise<readonly T[]> => {
    if (records.some(({ found }) => isUnreadable(found))) await putAside(records);
    return records.flatMap(({ found }) => (found.kind === 'sound' ? [found.value] : []));
  };

  /** Without the code for it they stay where they are. */
  async function putAside(records: readonly ReadRecord<T>[]): Promise<void> {
    const tellFault = (fault: unknown): void => ports.log.error(`Nothing could be quarantined: ${String(fault)}`);
    const put = await quarantine().catch(tellFault);
    await put?.(records);
  }
}

function isUnreadable({ kind }: ReadRecord<unknown>['found']): boolean {
  return kind === 'damaged' || kind === 'lost';
}

/** Hardly any device needs it. */
function loadQuarantine() {
  return import(/* webpackChunkName: "device" */ './quarantine.ts');
}
