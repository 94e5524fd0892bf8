import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import type { DeviceFlag } from './device-flag.ts';

/** The claims that the device keeps, each under its code (ACC-20). */
export type DeviceFlags = {
  /** Sets a claim, in the place of one of that code. False when the device did not take it. */
  readonly set: (claim: Omit<DeviceFlag, 'createdAt'>) => Promise<boolean>;
  /** Null when there is none of that code, or none that can be read. */
  readonly read: (code: string) => Promise<DeviceFlag | null>;
  readonly unset: (code: string) => Promise<void>;
};

type Ports = {
  readonly store: () => Promise<Pick<ResilientStore, 'get' | 'set' | 'remove'>>;
  readonly clock: Clock;
  /** Reads what was stored; null for what is no claim. */
  readonly parse: (stored: unknown) => DeviceFlag | null;
};

export function createDeviceFlags({ store, clock, parse }: Ports): DeviceFlags {
  return {
    set: async (claim) => (await store()).set(claim.code, { ...claim, createdAt: timestampAt(clock.now()) }),
    read: async (code) => parse((await (await store()).get(code)).value),
    unset: async (code) => (await store()).remove(code),
  };
}
