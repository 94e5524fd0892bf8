import { askOutside } from '#api/process/ask-outside.ts';
import { type Counting, createRate } from '#api/process/rate.ts';
import { Unavailable } from '#api/process/unavailable.ts';
import { hashOf } from './tokens.ts';

/** A service that has set the shopper's browser a challenge, and now says what came of it. */
export type VerifySettings = {
  readonly url: string;
  readonly secret: string;
  /** The shop's host, on which the challenge must have been solved. */
  readonly host: string;
  /** From 0, surely a machine, to 1; a service without scores sends none. */
  readonly minScore: number;
};

/** Whether a human solved the challenge. Rejects with Unavailable when the service cannot be asked. */
export type Verify = (challenge: string) => Promise<boolean>;

type Verdict = {
  readonly success?: unknown;
  readonly action?: unknown;
  readonly hostname?: unknown;
  readonly score?: unknown;
  readonly challenge_ts?: unknown;
};

const ACTION = 'register';
const PATIENCE_MS = 5_000;
const MOST_BYTES = 100_000;
const LONGEST_CHALLENGE = 4_000;
const FRESH_MS = 2 * 60_000;

/** The form and the verdict are those that reCAPTCHA, hCaptcha and Turnstile share. Each challenge counts once. */
export function createVerify(counting: Counting, settings: VerifySettings): Verify {
  const once = createRate(counting, { name: 'challenges', most: 1, periodMs: 2 * FRESH_MS });
  return async (challenge) => {
    if (challenge === '' || challenge.length > LONGEST_CHALLENGE) return false;
    if ((await once.take(hashOf(challenge))) > 0) return false;
    return isHuman(await askedAbout(challenge, settings), settings, counting.clock.now());
  };
}

async function askedAbout(challenge: string, { url, secret }: VerifySettings): Promise<Verdict> {
  try {
    const body = new URLSearchParams({ secret, response: challenge });
    const { status, text } = await askOutside({ url, body, limitMs: PATIENCE_MS, mostBytes: MOST_BYTES });
    if (status !== 200) throw new Error('no verdict');
    return (JSON.parse(text) as Verdict | null) ?? {};
  } catch {
    throw new Unavailable('Nobody can say whether a human registers.'); // the reason may hold the secret
  }
}

function isHuman(verdict: Verdict, { host, minScore }: VerifySettings, now: number): boolean {
  const age = now - Date.parse(String(verdict.challenge_ts));
  const isFresh = age < FRESH_MS && age > -FRESH_MS; // clocks differ a little
  const isSure = verdict.score === undefined || (typeof verdict.score === 'number' && verdict.score >= minScore);
  return verdict.success === true && verdict.action === ACTION && verdict.hostname === host && isFresh && isSure;
}
