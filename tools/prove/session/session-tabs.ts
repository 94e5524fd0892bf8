import type { openDeviceForTests } from '#composition/roots/device-for-tests.ts';
import type { TabForTests } from '#composition/roots/shop-for-tests.ts';
import type { cartLines } from '#composition/screens/cart-lines.ts';
import type { ServicesOf } from '#composition/wiring/services.ts';
import { createTabLife } from './tab-life.ts';

export const STEP_MS = 100;
export const LONGEST_MS = 600_000; // whatever was begun has ended by then

export type SessionTab = TabForTests & ServicesOf<typeof cartLines>;

type Tab = { readonly visit: SessionTab; readonly close: () => void };

type Parts = {
  readonly device: Pick<ReturnType<typeof openDeviceForTests<typeof cartLines>>, 'openTab' | 'time'>;
  readonly life: Parameters<typeof createTabLife>[0];
};

export type SessionTabs = ReturnType<typeof createSessionTabs>;

/** The tabs that are open on the device, each opened as it is looked at. */
export function createSessionTabs({ device, life }: Parts) {
  const tabs = new Map<number, Tab>();

  async function tab(at: number): Promise<SessionTab> {
    const known = tabs.get(at) ?? (await openTab());
    tabs.set(at, known);
    return known.visit;
  }

  async function openTab(): Promise<Tab> {
    const { surround, close } = createTabLife(life);
    return { visit: await ended(device.openTab(surround)), close };
  }

  /** The end of something that waits for time to pass. */
  async function ended<T>(promise: Promise<T>): Promise<T> {
    let isOver = false;
    void promise.finally(() => {
      isOver = true;
    });
    for (let waited = 0; waited < LONGEST_MS && !isOver; waited += STEP_MS) await device.time.advance(STEP_MS);
    if (!isOver) throw new Error('Something that was begun has no end.');
    return promise;
  }

  return {
    tab,
    all: (): readonly SessionTab[] => [...tabs.values()].map(({ visit }) => visit),
    close(at: number): void {
      tabs.get(at)?.close();
      tabs.delete(at);
    },
  };
}
