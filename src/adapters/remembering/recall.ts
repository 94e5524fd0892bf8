import { type Clock, within } from '#domain/shared/clock.ts';
import type { Reply } from '#domain/shared/reply.ts';

/** Asks a question unless its answer is remembered. The values are shared, so they must never be changed. */
export type Recall<Value> = (question: string, ask: () => Promise<Reply<Value>>) => Promise<Reply<Value>>;

const FRESH_FOR_MS = 5_000;
const GOOD_IN_NEED_FOR_MS = 600_000;
const MOST_ANSWERS = 300;

type Ports = {
  readonly clock: Clock;
  /** How long a page waits for an answer. */
  readonly patienceMs: number;
};

/** What a page goes on with that waits no longer. */
const late = { kind: 'unreachable' } as const;

type Known<Value> = { readonly reply: Reply<Value>; readonly since: number };

/**
 * For the page server, where all shoppers ask the same: a good answer counts for five seconds, pages that ask at once
 * share one call, and while the API is late or down its last answer of ten minutes stands in. An answer that is too
 * late for the page that asked is there for the next one.
 */
export function createRecall<Value>({ clock, patienceMs }: Ports): Recall<Value> {
  const known = new Map<string, Known<Value>>();
  const running = new Map<string, Promise<Reply<Value>>>();

  return async (question, ask) => {
    const fresh = youngerThan(FRESH_FOR_MS, question);
    if (fresh) return fresh;
    const reply = await within(clock, patienceMs, asked(question, ask), late);
    return reply.kind === 'ok' ? reply : (youngerThan(GOOD_IN_NEED_FOR_MS, question) ?? reply);
  };

  function youngerThan(age: number, question: string): Reply<Value> | null {
    const answer = known.get(question);
    return answer && clock.now() - answer.since < age ? answer.reply : null;
  }

  function asked(question: string, ask: () => Promise<Reply<Value>>): Promise<Reply<Value>> {
    const underWay = running.get(question) ?? answered(question, ask);
    running.set(question, underWay);
    return underWay;
  }

  async function answered(question: string, ask: () => Promise<Reply<Value>>): Promise<Reply<Value>> {
    const reply = await ask().finally(() => running.delete(question));
    if (reply.kind === 'ok') remember(question, reply);
    return reply;
  }

  /** The answers that were asked for last stay. */
  function remember(question: string, reply: Reply<Value>): void {
    known.delete(question);
    known.set(question, { reply, since: clock.now() });
    const oldest = known.keys().next();
    if (known.size > MOST_ANSWERS && !oldest.done) known.delete(oldest.value);
  }
}
