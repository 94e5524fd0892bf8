/** What can be done with an area where no device keeps it: all that was asked for is done at once. */
export const keepsNothing = {
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
