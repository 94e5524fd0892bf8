import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { AccountGateway } from './account-gateway.ts';
import type { ReadDeviceData } from './device-data.ts';
import type { SaveFile } from './save-file.ts';

/** Saves everything that shop and device keep of a customer as one file; `about` is the sentence at its head. */
export type DownloadOwnData = (about: string) => Promise<'saved' | 'offline' | 'failed'>;

type Ports = {
  readonly accountGateway: Pick<AccountGateway, 'ownData'>;
  readonly readDeviceData: ReadDeviceData;
  readonly saveFile: SaveFile;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly clock: Pick<Clock, 'now'>;
};

const DAY = 10; // letters of 2026-11-30

export function createDownloadOwnData(ports: Ports): DownloadOwnData {
  const { accountGateway, readDeviceData, saveFile, connectivity, clock } = ports;
  return async (about) => {
    if (!connectivity.isOnline()) return 'offline';
    const reply = await accountGateway.ownData();
    if (reply.kind !== 'ok') return 'failed';
    const data = { about, kept_by_the_shop: reply.value, kept_on_this_device: await readDeviceData() };
    const day = new Date(clock.now()).toISOString().slice(0, DAY);
    saveFile({
      name: `zari-my-data-${day}.json`,
      type: 'application/json',
      text: `${JSON.stringify(data, null, 2)}\n`,
    });
    return 'saved';
  };
}
