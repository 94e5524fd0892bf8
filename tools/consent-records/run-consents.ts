import { csvOf, HEAD, jsonLineOf, listedOf, type Record, textOf } from './write-record.ts';

export const USAGE = `Usage: npm run consents -- 3FA0-9C11-07B2                        what somebody has agreed to, by the number that
                                                                 stands in their privacy choices
       npm run consents -- list 2026-11-01 2026-11-30            all that was recorded on these days, a line each
       npm run consents -- export 2026-11-01 2026-11-30 --csv    the same for another program; --jsonl: a JSON a line
Days are those of UTC; the second may be left out, for one day alone.
Environment: API_URL (http://localhost:8080), MODERATION_KEY (where the API has one)`;

export type Surroundings = {
  readonly environment: Readonly<{ [name: string]: string | undefined }>;
  readonly fetch: typeof fetch;
  /** Resolves when there is room for more. */
  readonly print: (line: string) => Promise<void>;
  readonly complain: (text: string) => void;
};

type Answer = { readonly code: number; readonly result: unknown };

type Page = { readonly records: readonly Record[]; readonly next: string | null };

type Wish =
  | { readonly kind: 'one'; readonly number: string }
  | {
      readonly kind: 'days';
      readonly from: string;
      readonly to: string;
      readonly head: string | null;
      readonly write: (record: Record) => string;
    };

/** Shows records of consent. Answers the exit code. */
export async function runConsents(words: readonly string[], around: Surroundings): Promise<number> {
  const wish = wishOf(words);
  if (typeof wish === 'string') return refused(wish, around);
  return wish.kind === 'one' ? showOne(wish.number, around) : writeDays(wish, around);
}

/** A text says what is wrong with the words. */
function wishOf([first = '', ...rest]: readonly string[]): Wish | string {
  if (first === 'list') return daysOf(rest, null, listedOf);
  if (first === 'export') {
    const [format, ...days] = [...rest].reverse();
    if (format === '--csv') return daysOf(days.reverse(), HEAD, csvOf);
    if (format === '--jsonl') return daysOf(days.reverse(), null, jsonLineOf);
    return USAGE;
  }
  return first === '' || first.startsWith('-') || rest.length > 0 ? USAGE : { kind: 'one', number: first };
}

function daysOf(
  [from = '', to = from, ...more]: readonly string[],
  head: string | null,
  write: (record: Record) => string,
): Wish | string {
  if (from === '' || more.length > 0) return USAGE;
  const wrong = [from, to].find((day) => !isDay(day));
  if (wrong !== undefined) return `"${wrong}" is no day such as 2026-11-30.`;
  if (from > to) return `${from} comes after ${to}: the first day comes first.`;
  return { kind: 'days', from, to, head, write };
}

function isDay(word: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(word) ? Date.parse(word) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(word);
}

async function showOne(number: string, around: Surroundings): Promise<number> {
  const answer = await ask(encodeURIComponent(number), around);
  if (answer.code !== 200) return refused(wordsOf(answer), around);
  await around.print(textOf(answer.result as Record));
  return 0;
}

/** Page by page, so that neither side holds more than one of them. */
async function writeDays(
  { from, to, head, write }: Extract<Wish, { kind: 'days' }>,
  around: Surroundings,
): Promise<number> {
  let after: string | null = '';
  let written = 0;
  while (after !== null) {
    const answer = await ask(`?${new URLSearchParams({ from, to, ...(after !== '' && { after }) })}`, around);
    if (answer.code !== 200) {
      const cut = written > 0 ? ` What stands above ends after ${written} records and is not all.` : '';
      return refused(wordsOf(answer) + cut, around);
    }
    if (after === '' && head !== null) await around.print(head);
    const { records, next } = answer.result as Page;
    for (const record of records) await around.print(write(record));
    written += records.length;
    after = next;
  }
  if (written === 0)
    around.complain(from === to ? `Nothing was recorded on ${from}.` : `Nothing was recorded from ${from} to ${to}.`);
  return 0;
}

async function ask(path: string, { environment, fetch }: Surroundings): Promise<Answer> {
  const key = environment['MODERATION_KEY'] ?? '';
  const base = environment['API_URL'] ?? 'http://localhost:8080';
  try {
    const response = await fetch(`${base}/moderation/consents/${path}`, {
      headers: key === '' ? {} : { authorization: `Bearer ${key}` },
    });
    return (await response.json()) as Answer;
  } catch {
    return { code: 503, result: `The API does not answer at ${base}` };
  }
}

function wordsOf({ code, result }: Answer): string {
  const isShut = code === 404 && result === 'Not found';
  return isShut ? 'The API does not let you look: MODERATION_KEY.' : `${String(result)}.`;
}

function refused(sentence: string, { complain }: Surroundings): number {
  complain(sentence);
  return 1;
}
