import process from 'node:process';

const USAGE = `Usage: npm run consents -- 3FA0-9C11-07B2    what somebody has agreed to, by the number that stands in
                                             their privacy choices
Environment: API_URL (http://localhost:8080), MODERATION_KEY (where the API has one)`;

type ConsentRecord = {
  readonly number: string;
  readonly store_code: string;
  readonly version: number;
  readonly asked: readonly string[];
  readonly allowed: readonly string[];
  readonly chosen_at: string;
  readonly recorded_at: string;
};

type Answer = { readonly code: number; readonly result: unknown };

/** `npm run consents`: shows the record of a choice. */
async function main([number]: readonly string[]): Promise<number> {
  if (number === undefined || number.startsWith('-')) return refused(USAGE);
  const { code, result } = await ask(number);
  if (code !== 200)
    return refused(result === 'Not found' ? 'The API does not let you look: MODERATION_KEY.' : `${result}.`);
  console.log(textOf(result as ConsentRecord));
  return 0;
}

async function ask(number: string): Promise<Answer> {
  const key = process.env['MODERATION_KEY'] ?? '';
  const base = process.env['API_URL'] ?? 'http://localhost:8080';
  try {
    const response = await fetch(`${base}/moderation/consents/${encodeURIComponent(number)}`, {
      headers: key === '' ? {} : { authorization: `Bearer ${key}` },
    });
    return (await response.json()) as Answer;
  } catch {
    return { code: 503, result: `The API does not answer at ${base}` };
  }
}

function textOf({ number, store_code, version, asked, allowed, chosen_at, recorded_at }: ConsentRecord): string {
  const refusedOnes = asked.filter((purpose) => !allowed.includes(purpose));
  return [
    `${number}, store view ${store_code}, purposes of version ${version}`,
    `  allowed:  ${allowed.join(', ') || 'nothing'}`,
    `  refused:  ${refusedOnes.join(', ') || 'nothing'}`,
    `  chosen:   ${chosen_at} by the clock of the device`,
    `  recorded: ${recorded_at}`,
  ].join('\n');
}

function refused(sentence: string): number {
  console.error(sentence);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
