import type { Cell } from '#domain/shared/cell.ts';
import type { PersistedCell } from './persisted-cell.ts';

/** What can be done with an area where no device keeps it: all that was asked for is done at once. */
export const keepsNothing: Omit<PersistedCell<never>, keyof Cell<never>> = {
  open: async () => undefined,
  read: async () => undefined,
  caughtUp: async () => undefined,
  stored: async () => ({ value: null, isSure: true }),
  untilStored: async () => undefined,
  onTakenIn: () => undefined,
  settled: async () => undefined,
  forget: () => undefined,
  forgettings: () => 0,
};
