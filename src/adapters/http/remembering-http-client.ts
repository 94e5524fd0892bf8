import type { Clock } from '#domain/shared/clock.ts';
import type { HttpAnswer, HttpClient, HttpRequest } from './http-client.ts';

const FRESH_FOR_MS = 5_000;
const GOOD_IN_NEED_FOR_MS = 600_000;
const LOAD_WITHIN_MS = 10_000; // the answer comes too late for the page that asked, not for the next one
const MOST_ANSWERS = 300;

type Ports = { readonly http: HttpClient; readonly clock: Clock };
type Remembered = { readonly answer: HttpAnswer; readonly since: number };

/**
 * For the page server, where all shoppers ask the same: what the catalogue answered counts for five seconds, pages
 * that ask at once share one call, and while the API is late or down its last answers of ten minutes stand in.
 * Only searches and home data are remembered; they know no shopper.
 */
export function createRememberingHttpClient({ http, clock }: Ports): HttpClient {
  const remembered = new Map<string, Remembered>();
  const running = new Map<string, Promise<HttpAnswer>>();

  return {
    async send(request) {
      if (!isPublicReading(request)) return http.send(request);
      const key = keyOf(request);
      const fresh = youngerThan(FRESH_FOR_MS, key);
      if (fresh) return fresh;
      const answer = await Promise.race([asked(key, request), late(request.timeoutMs)]);
      return isGood(answer) ? answer : (youngerThan(GOOD_IN_NEED_FOR_MS, key) ?? answer);
    },
  };

  function youngerThan(age: number, key: string): HttpAnswer | null {
    const known = remembered.get(key);
    return known && clock.now() - known.since < age ? known.answer : null;
  }

  function asked(key: string, request: HttpRequest): Promise<HttpAnswer> {
    const underWay = running.get(key) ?? ask(key, request);
    running.set(key, underWay);
    return underWay;
  }

  async function ask(key: string, request: HttpRequest): Promise<HttpAnswer> {
    const answer = await http.send({ ...request, timeoutMs: Math.max(request.timeoutMs, LOAD_WITHIN_MS) });
    running.delete(key);
    if (isGood(answer)) remember(key, answer);
    return answer;
  }

  /** The answers that were asked for last stay. */
  function remember(key: string, answer: HttpAnswer): void {
    remembered.delete(key);
    remembered.set(key, { answer, since: clock.now() });
    const oldest = remembered.keys().next();
    if (remembered.size > MOST_ANSWERS && !oldest.done) remembered.delete(oldest.value);
  }

  async function late(milliseconds: number): Promise<HttpAnswer> {
    await clock.wait(milliseconds);
    return { kind: 'unreachable' };
  }
}

function isGood(answer: HttpAnswer): boolean {
  return answer.kind === 'answer' && answer.status === 200;
}

function isPublicReading({ url }: HttpRequest): boolean {
  return /^https?:\/\/[^/]+\/api\/(catalog|home\/data)(\?|$)/.test(url);
}

/** Everything the API lets decide about its answer. */
function keyOf({ method, url, headers, body }: HttpRequest): string {
  return JSON.stringify([method, url, headers['country-id'], headers['currency'], body]);
}
