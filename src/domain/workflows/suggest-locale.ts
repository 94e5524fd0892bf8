import type { DeviceFlags } from '../device-flags/device-flags.ts';
import type { Notify } from '../notices/notify.ts';
import type { Locks } from '../storage/across-tabs.ts';
import type { IsStoreChosen } from '../storeview/is-store-chosen.ts';

/**
 * Tells who has chosen nothing yet that the shop is there in the language of a locale; once on a device, whether they take it
 * or not, and never on a page that is no place for it: `untilQuiet` resolves when they are on one that is. It moves nobody.
 */
export type SuggestLocale = (locale: string, untilQuiet: () => Promise<void>) => Promise<void>;

/** Loads the words in which a locale is offered; rejects when they cannot be had. */
export type LoadOfferIn = (locale: string) => Promise<void>;

/** The flag of the device, and the lock under which one of several tabs sets it. */
const OFFERED = 'language-offered';

type Ports = {
  readonly isStoreChosen: IsStoreChosen;
  readonly deviceFlags: Pick<DeviceFlags, 'read' | 'set'>;
  readonly locks: Locks;
  readonly loadOfferIn: LoadOfferIn;
  readonly notify: Notify;
};

export function createSuggestLocale(ports: Ports): SuggestLocale {
  const { isStoreChosen, deviceFlags, loadOfferIn, notify } = ports;
  return async (locale, untilQuiet) => {
    if (isStoreChosen() || (await deviceFlags.read(OFFERED)) !== null) return;
    await loadOfferIn(locale);
    await untilQuiet();
    if (isStoreChosen() || !(await isFirst(ports, locale))) return;
    await untilQuiet(); // the device has taken its time
    notify({ code: 'language-offered', locale });
  };
}

/** A device that cannot keep that it was offered is offered nothing: it would be again with each page. */
function isFirst({ deviceFlags, locks }: Ports, locale: string): Promise<boolean> {
  const description = 'The shop was offered in the language that the browser asks for.';
  return locks.runExclusive(OFFERED, async () => {
    if ((await deviceFlags.read(OFFERED)) !== null) return false;
    return deviceFlags.set({ code: OFFERED, value: locale, description });
  });
}
