import { askedOnce } from '#domain/shared/asked-once.ts';
import type { AreaStore } from './area-ports.ts';

/** A store that is opened once, when it is first asked for, and that may be away for a while. */
export interface ReturningStore {
  store(): Promise<AreaStore>;
  /** Resolves when the device may answer again. To be had before it is asked, which may take until then. */
  returned(): Promise<void>;
}

export function createReturningStore(open: () => Promise<AreaStore>, onReturn: () => void): ReturningStore {
  let returned = Promise.withResolvers<void>();
  const store = askedOnce(async () => {
    const opened = await open();
    opened.onReturn(comeBack);
    return opened;
  });
  return { store, returned: () => returned.promise };

  function comeBack(): void {
    returned.resolve();
    returned = Promise.withResolvers();
    onReturn();
  }
}
