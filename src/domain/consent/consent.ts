import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { type ConsentChoice, hasChosen, isAllowed, PURPOSES_VERSION, type Purpose } from './consent-choice.ts';

/** The browser's own word that its shopper is not to be followed (Global Privacy Control): a No to marketing. */
export type PrivacySignal = () => boolean;

/**
 * What the shopper has agreed to. Nothing that is asked about is done, loaded or kept before `allows` says so. It reads a cell: who
 * draws or watches what it answers hears of each change, here and in another tab (`watchValue(() => consent.allows('chat'), …)`).
 */
export type Consent = {
  /** What this shop asks about: what something that is configured needs. */
  readonly purposes: readonly Purpose[];
  readonly allows: (purpose: Purpose) => boolean;
  /** What the browser has answered in its shopper's place; nobody is asked about it. */
  readonly isBarred: (purpose: Purpose) => boolean;
  /** Reads what was chosen on an earlier visit; until then nothing is allowed. */
  readonly read: () => Promise<void>;
  /** Whether something is still to be asked. */
  readonly isToAsk: () => boolean;
  /** Allows these, and refuses all others. */
  readonly choose: (allowed: readonly Purpose[]) => void;
};

type Ports = {
  readonly consentChoice: Pick<PersistedCell<ConsentChoice>, 'get' | 'update' | 'open'>;
  readonly consentPurposes: readonly Purpose[];
  readonly privacySignal: PrivacySignal;
  readonly clock: Pick<Clock, 'now'>;
};

export function createConsent(ports: Ports): Consent {
  const { consentChoice, consentPurposes, privacySignal, clock } = ports;
  const isBarred = (purpose: Purpose): boolean => purpose === 'marketing' && privacySignal();
  const allows = (purpose: Purpose): boolean =>
    consentPurposes.includes(purpose) && !isBarred(purpose) && isAllowed(consentChoice.get(), purpose);
  const open = (): readonly Purpose[] => consentPurposes.filter((purpose) => !isBarred(purpose));
  return {
    purposes: consentPurposes,
    allows,
    isBarred,
    read: () => consentChoice.open(),
    isToAsk: () => !hasChosen(consentChoice.get(), open()),
    choose(allowed) {
      const asked = open();
      consentChoice.update(() => ({
        version: PURPOSES_VERSION,
        chosenAt: timestampAt(clock.now()),
        asked,
        allowed: asked.filter((purpose) => allowed.includes(purpose)),
      }));
    },
  };
}
