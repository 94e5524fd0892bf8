import type { PageTag } from '#domain/page-cache/page-tags.ts';
import type { Drawn } from './page-blob.ts';
import { type Ask, DEAF_FOR_S, LEDGER, type PageNotes } from './page-notes.ts';

/** Whether a page counts: `unknown` where that cannot be said just now. */
export type Standing = 'good' | 'dropped' | 'unknown';

export type PageLedger = ReturnType<typeof createPageLedger>;

/** Reads what pages count; never past what this process has heard and could not note yet. */
export function createPageLedger(ask: Ask, { heard, isUpToDate }: PageNotes) {
  return {
    async place(): Promise<string | null> {
      const [place = null, at] = textsIn(await ask(['HMGET', LEDGER, 'place', 'heard']), 2);
      const isKnown = /^\d{1,15}$/.test(place ?? '') && Date.now() / 1_000 - Number(at) < DEAF_FOR_S;
      return isKnown ? place : null;
    },
    /** Null where what is drawn now cannot be kept. */
    async drawn(): Promise<Drawn | null> {
      if (!(await isUpToDate())) return null;
      const [born = null, since, drops] = textsIn(await ask(['HMGET', LEDGER, 'born', 'since', 'drops']), 3);
      const isBehind = heard() !== null && Number(heard()) < Number(since);
      return born === null || isBehind ? null : { born, drops: Number(drops), heard: Number(heard()) };
    },
    async standing(drawn: Drawn, tags: readonly PageTag[]): Promise<Standing> {
      if (!(await isUpToDate())) return 'unknown';
      const fields = tags.flatMap((tag) => [`heard:${tag}`, `drop:${tag}`]);
      const reply = await ask(['HMGET', LEDGER, 'born', 'place', ...fields]);
      const [born, place, ...noted] = textsIn(reply, fields.length + 2);
      const isAhead = heard() !== null && !(Number(place) >= Number(heard()));
      if (reply === undefined || isAhead) return 'unknown';
      const isOfNow = noted.every((number, at) => Number(number) <= (at % 2 === 0 ? drawn.heard : drawn.drops));
      return born === drawn.born && isOfNow ? 'good' : 'dropped';
    },
  };
}

/** The texts of an answer, null for each that is not there. */
function textsIn(reply: unknown, count: number): readonly (string | null)[] {
  const parts: readonly unknown[] = Array.isArray(reply) ? reply : [];
  return Array.from({ length: count }, (_, at) => (Buffer.isBuffer(parts[at]) ? parts[at].toString() : null));
}
