import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createResilientStore } from './resilient-store.ts';

type Told = Pick<Parameters<typeof createResilientStore>[0], 'onAttention' | 'onLate'>;

/** A store over a device that fails, or is late, as a test wants. */
export function createTestStore(
  patience = 1,
  onAttention: Told['onAttention'] = undefined,
  onLate: Told['onLate'] = undefined,
  kept = new Map<string, string>(),
) {
  const device = createMemoryKeyValueStore(kept);
  const clock = createMemoryClock();
  const log = createMemoryLog();
  const told = { ...(onAttention && { onAttention }), ...(onLate && { onLate }) };
  return { device, clock, log, store: createResilientStore({ store: device, clock, log, patience, ...told }) };
}
