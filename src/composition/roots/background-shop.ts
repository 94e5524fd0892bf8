import { ContainerModule } from 'inversify';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { SendInBackground } from '#domain/journeys/send-in-background.ts';
import { ASK_TO_SEND } from '../device/storage-tokens.ts';
import { lateGatewaysModule } from '../gateways/late-gateways-module.ts';
import { SEND_IN_BACKGROUND } from '../journeys/tokens.ts';
import { provideShared } from '../provide.ts';
import { settingsModule, settingsOf } from '../settings/settings-module.ts';
import { createShop, type Snapshot } from '../visit.ts';
import { backgroundModules } from './background-modules.ts';
import { provideDevice } from './provide-device.ts';

/**
 * The shop of a device on which no page is open: the same rules over the same databases, in the same turns, and nobody to
 * show anything to. `snapshot` is what the server knew.
 */
export function createBackgroundShop(config: ShopConfig, snapshot: Snapshot): SendInBackground {
  const shop = createShop(
    settingsModule(settingsOf(config)),
    ...backgroundModules,
    lateGatewaysModule,
    deviceModule(config),
  );
  return shop.openVisit({ createCell: createMemoryCell, snapshot }).get(SEND_IN_BACKGROUND);
}

/** The device, of which a worker has what needs no window. */
function deviceModule(config: ShopConfig): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideDevice(bind, config);
    provideShared(bind, ASK_TO_SEND, async () => undefined); // the browser tries again what was not done
  });
}
