import { createBrowserPrivacySignal } from '#adapters/browser/browser-privacy-signal.ts';
import { readStoredConsent } from '#adapters/stored/stored-consent.ts';
import { createConsent } from '#domain/consent/consent.ts';
import { type ConsentChoice, nothingChosen } from '#domain/consent/consent-choice.ts';
import { createRecordChoice } from '#domain/workflows/record-choice.ts';
import { devicesArea } from '../areas/kept-area.ts';

/** It is the device's, as who signs out takes back nothing that was allowed here; kept apart, as no first page needs it. */
const consentChoice = devicesArea<ConsentChoice>({ area: 'consent', initial: nothingChosen, parse: readStoredConsent });

/** What the shopper has agreed to. Whoever waits for a Yes brings it along, as the panel does that asks. */
export const consent = {
  consentChoice: consentChoice.keep,
  recordChoice: createRecordChoice,
  consent: createConsent,
};

/** Over this browser. */
export const browserConsent = { ...consent, privacySignal: () => createBrowserPrivacySignal() };
