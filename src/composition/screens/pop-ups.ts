import { readStoredDeviceFlag } from '#adapters/stored/stored-device-flag.ts';
import { createOfferPopUp } from '#domain/content/offer-pop-up.ts';
import type { Promo } from '#domain/content/promos.ts';
import { createDeviceFlags } from '#domain/device-flags/device-flags.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import { createPopUpPanel } from '#viewmodels/pop-up/pop-up-model.ts';
import { state } from '../wiring/cells.ts';
import { browserConsent } from './consent.ts';
import { newsletter } from './newsletter.ts';

type Ports = { readonly draftStore: () => Promise<ResilientStore>; readonly clock: Clock };

/** What opens the merchant's pop-ups, and what they show. */
export const popUps = {
  popUp: state<Promo | null>(null),
  /** What is noted of the visit goes with its tab. */
  visitFlags: ({ draftStore, clock }: Ports) =>
    createDeviceFlags({ store: draftStore, clock, parse: readStoredDeviceFlag }),
  offerPopUp: createOfferPopUp,
  ...newsletter,
  popUpPanel: createPopUpPanel,
};

/** Over this browser. */
export const browserPopUps = { ...browserConsent, ...popUps };
