import { readStoredDeviceFlag } from '#adapters/stored/stored-device-flag.ts';
import { createDeviceFlags } from '#domain/device-flags/device-flags.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';

type Ports = { readonly deviceFlagStore: () => Promise<ResilientStore>; readonly clock: Clock };

/** What is noted of the device. No first page asks for it, so it comes with the first panel that is about a shopper. */
export const deviceFlags = {
  deviceFlags: ({ deviceFlagStore, clock }: Ports) =>
    createDeviceFlags({ store: deviceFlagStore, clock, parse: readStoredDeviceFlag }),
};
