import { askedOnce } from '#domain/shared/asked-once.ts';
import type { ReadRecord } from './read-records.ts';
import type { SetAsidePorts } from './set-aside.ts';

/** Of records that were read those that are sound; what cannot be read is set aside. */
export function createSoundRecords<T extends { readonly id: string }>(ports: SetAsidePorts<T>) {
  const setAside = askedOnce(async () => (await loadSetAside()).createSetAside(ports));

  return async (records: readonly ReadRecord<T>[]): Promise<readonly T[]> => {
    if (records.some(({ found }) => isUnreadable(found))) await putAside(records);
    return records.flatMap(({ found }) => (found.kind === 'sound' ? [found.value] : []));
  };

  /** Without the code for it they stay where they are. */
  async function putAside(records: readonly ReadRecord<T>[]): Promise<void> {
    const tellFault = (fault: unknown): void => ports.log.error(`Nothing could be set aside: ${String(fault)}`);
    const put = await setAside().catch(tellFault);
    await put?.(records);
  }
}

function isUnreadable({ kind }: ReadRecord<unknown>['found']): boolean {
  return kind === 'damaged' || kind === 'lost';
}

/** Hardly any device needs it. */
function loadSetAside() {
  return import(/* webpackChunkName: "device" */ './set-aside.ts');
}
