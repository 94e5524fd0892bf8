import type { DeviceNewsChannel } from './device-news.ts';

/** The browser's word on what it keeps for the shop. */
export interface LastingStorage {
  /** Asks that nothing is cleared unless its user says so; true when that is promised. Never rejects. */
  ask(): Promise<boolean>;
}

/** Asks that what waits is not cleared, and has the shopper told when nobody promises it. */
export type AskForLasting = () => Promise<void>;

type Ports = { readonly lastingStorage: LastingStorage; readonly deviceNews: Pick<DeviceNewsChannel, 'tell'> };

/** Once in a visit, and only when an order has to wait: browsers may ask their user (fault model, rows 23 and 30). */
export function createAskForLasting({ lastingStorage, deviceNews }: Ports): AskForLasting {
  let asking: Promise<void> | null = null;

  return () => {
    asking ??= ask();
    return asking;
  };

  async function ask(): Promise<void> {
    if (!(await lastingStorage.ask())) deviceNews.tell({ kind: 'may-clear' });
  }
}
