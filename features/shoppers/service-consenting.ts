import { consentMessages } from '#viewmodels/messages/consent/en.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import type { Consenting } from './consenting.ts';
import type { Pages } from './service-pages.ts';

/** Presses what the model of the question offers. */
export function createServiceConsenting({ screens, settles }: Pages): Consenting {
  const words = inEnglish(consentMessages);
  return {
    async consentAsked() {
      await settles();
      await screens().consent.begin();
      if (!screens().consent.isAsking) return null;
      return { words: words.question, ways: [words.refuseAll, words.allowAll, words.choose] };
    },
    async answersConsent(way) {
      await settles();
      await screens().consent.begin();
      if (way === 'Allow all') screens().consent.allowAll();
      else screens().consent.refuseAll();
      await settles();
    },
    async consentRecorded() {
      await settles();
      return screens().consent.recorded ?? '';
    },
    async changesConsent(ticks) {
      await settles();
      await screens().consent.begin();
      screens().consent.open();
      for (const { purpose, name, isBarred } of screens().consent.purposes)
        if (name in ticks && !isBarred) screens().consent.tick(purpose, ticks[name] === true);
      screens().consent.save();
      await settles();
    },
  };
}
