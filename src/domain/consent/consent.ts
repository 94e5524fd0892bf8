import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import {
  type ConsentChoice,
  choiceNumber,
  hasChosen,
  isAllowed,
  PURPOSES_VERSION,
  type Purpose,
} from './consent-choice.ts';

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
  /** By which the merchant finds what was chosen last; '' before that. */
  readonly number: () => string;
  /** Allows these, refuses all others, and has it recorded with the merchant. */
  readonly choose: (allowed: readonly Purpose[]) => void;
};

/** Tells the merchant of a choice. Nobody waits for it. Never rejects. */
export type RecordChoice = (choice: ConsentChoice) => Promise<void>;

type Ports = {
  readonly consentChoice: Pick<PersistedCell<ConsentChoice>, 'get' | 'update' | 'open'>;
  readonly consentPurposes: readonly Purpose[];
  readonly privacySignal: PrivacySignal;
  readonly recordChoice: RecordChoice;
  readonly ids: Ids;
  readonly clock: Pick<Clock, 'now'>;
};

export function createConsent(ports: Ports): Consent {
  const { consentChoice, consentPurposes, privacySignal, recordChoice, ids, clock } = ports;
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
    number: () => consentChoice.get().number,
    choose(allowed) {
      const asked = open();
      const choice: ConsentChoice = {
        number: choiceNumber(ids.next()),
        version: PURPOSES_VERSION,
        chosenAt: timestampAt(clock.now()),
        asked,
        allowed: asked.filter((purpose) => allowed.includes(purpose)),
      };
      consentChoice.update(() => choice);
      void recordChoice(choice);
    },
  };
}
