import type { Consent } from '../consent/consent.ts';
import type { DeviceFlags } from '../device-flags/device-flags.ts';
import { type Panels, withPanelBeside } from '../interface/panels.ts';
import type { Cell, ReadonlyCell } from '../shared/cell.ts';
import type { Clock } from '../shared/clock.ts';
import { type ClosedPromos, type PopUpKind, type Promo, type Promos, popUpOf } from './promos.ts';

/**
 * Opens the merchant's pop-up of a kind, one in a visit whatever its kind. What greets waits for a moment at which it is in
 * nobody's way; what would keep somebody who leaves has that moment alone. `isQuiet`: whether this is one. It is none while the
 * shopper is asked what they agree to: one question at a time.
 */
export type OfferPopUp = (kind: PopUpKind, isQuiet: () => boolean) => Promise<void>;

/** The flag of the visit. */
const SHOWN = 'pop-up-shown';

const LOOK_AGAIN_MS = 1_000;

type Ports = {
  readonly promos: ReadonlyCell<Promos>;
  readonly closedPromos: ReadonlyCell<ClosedPromos>;
  /** The one that was chosen to be shown. */
  readonly popUp: Cell<Promo | null>;
  readonly panels: Cell<Panels>;
  readonly consent: Pick<Consent, 'read' | 'isToAsk'>;
  /** What is noted for as long as the tab is there. */
  readonly visitFlags: Pick<DeviceFlags, 'read' | 'set'>;
  readonly clock: Clock;
};

export function createOfferPopUp(ports: Ports): OfferPopUp {
  const { promos, closedPromos, popUp, panels, consent, visitFlags, clock } = ports;
  return async (kind, isQuiet) => {
    const promo = popUpOf(promos.get(), kind, closedPromos.get());
    if (promo === null || (await visitFlags.read(SHOWN)) !== null) return;
    await consent.read();
    if (promo.delayMs > 0) await clock.wait(promo.delayMs);
    const isFree = (): boolean => panels.get().open === null && !consent.isToAsk() && isQuiet();
    while (kind === 'generic-popup' && popUp.get() === null && !isFree()) await clock.wait(LOOK_AGAIN_MS);
    if (popUp.get() !== null || !isFree()) return;
    popUp.update(() => promo);
    if (await isNoted(ports)) panels.update((now) => withPanelBeside(now, 'pop-up'));
  };
}

/** Where a tab cannot keep that one was shown none is: it would be again with each page. */
function isNoted({ visitFlags }: Ports): Promise<boolean> {
  return visitFlags.set({ code: SHOWN, value: true, description: 'A pop-up was shown in this visit.' });
}
