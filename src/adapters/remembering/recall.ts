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
} & Partial<CatalogNews>;

/** What is known of the catalog beside its answers. */
export type CatalogNews = {
  /** How often it was told that it has changed: what was asked before is not what it says now. */
  readonly changes: () => number;
  /** Called when a page had to go on without the answer of now. */
  readonly onFault: () => void;
};

/** What a page goes on with that waits no longer. */
const late = { kind: 'unreachable' } as const;

/** `asked` after so many changes. */
type Known<Value> = { readonly reply: Reply<Value>; readonly since: number; readonly asked: number };
type UnderWay<Value> = { readonly reply: Promise<Reply<Value>>; readonly asked: number };

/**
 * For the page server, where all shoppers ask the same: a good answer counts for five seconds, pages that ask at once
 * share one call, and while the API is late or down its last answer of ten minutes stands in. An answer that is too
 * late for the page that asked is there for the next one. What was asked before a change counts no more, but in need.
 */
export function createRecall<Value>({
  clock,
  patienceMs,
  changes = () => 0,
  onFault = () => undefined,
}: Ports): Recall<Value> {
  const { youngerThan, remember } = createAnswers<Value>(clock);
  const running = new Map<string, UnderWay<Value>>();

  return async (question, ask) => {
    const fresh = youngerThan(FRESH_FOR_MS, question);
    if (fresh?.asked === changes()) return fresh.reply;
    const reply = await within(clock, patienceMs, asked(question, ask), late);
    if (reply.kind === 'ok') return reply;
    const standIn = youngerThan(GOOD_IN_NEED_FOR_MS, question);
    if (standIn || reply.kind !== 'refused') onFault();
    return standIn?.reply ?? reply;
  };

  function asked(question: string, ask: () => Promise<Reply<Value>>): Promise<Reply<Value>> {
    const now = changes();
    const before = running.get(question);
    if (before?.asked === now) return before.reply;
    const underWay = { reply: answered(question, now, ask), asked: now };
    running.set(question, underWay);
    const over = (): void => void (running.get(question) === underWay && running.delete(question));
    underWay.reply.then(over, over);
    return underWay.reply;
  }

  async function answered(question: string, now: number, ask: () => Promise<Reply<Value>>): Promise<Reply<Value>> {
    const reply = await ask();
    if (reply.kind === 'ok') remember(question, reply, now);
    return reply;
  }
}

/** The good answers; those that were asked for last stay. */
function createAnswers<Value>({ now }: Pick<Clock, 'now'>) {
  const known = new Map<string, Known<Value>>();
  return {
    youngerThan(age: number, question: string): Known<Value> | null {
      const answer = known.get(question);
      return answer && now() - answer.since < age ? answer : null;
    },
    /** One that was asked for before what is known is late, and older than it. */
    remember(question: string, reply: Reply<Value>, asked: number): void {
      if (asked < (known.get(question)?.asked ?? 0)) return;
      known.delete(question);
      known.set(question, { reply, since: now(), asked });
      const oldest = known.keys().next();
      if (known.size > MOST_ANSWERS && !oldest.done) known.delete(oldest.value);
    },
  };
}
