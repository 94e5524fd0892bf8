import process from 'node:process';

const USAGE = `Usage: npm run reviews                  the reviews that wait
       npm run reviews -- approve 901      shows a review in the shop
       npm run reviews -- reject 901       keeps it, or takes it, out of the shop
Environment: API_URL (http://localhost:8080), MODERATION_KEY (where the API has one)`;

type Waiting = {
  readonly id: number;
  readonly sku: string;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly created_at: string;
};

/** `npm run reviews`: lists the reviews that wait, and decides about them. */
async function main([decision, id = '']: readonly string[]): Promise<number> {
  if (decision === undefined) return list();
  if (!['approve', 'reject'].includes(decision) || !/^\d+$/.test(id)) return refused(USAGE);
  const answer = await ask(`/${id}`, { method: 'POST', body: JSON.stringify({ decision }) });
  if (answer.code !== 200) return refused(wordsOf(answer));
  console.log(`Review ${id}: ${decision === 'approve' ? 'approved' : 'rejected'}.`);
  return 0;
}

async function list(): Promise<number> {
  const answer = await ask('', {});
  if (answer.code !== 200) return refused(wordsOf(answer));
  const reviews = answer.result as readonly Waiting[];
  if (reviews.length === 0) console.log('No review waits.');
  for (const review of reviews) console.log(textOf(review));
  return 0;
}

type Answer = { readonly code: number; readonly result: unknown };

async function ask(path: string, init: RequestInit): Promise<Answer> {
  const key = process.env['MODERATION_KEY'] ?? '';
  const headers = { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) };
  const base = process.env['API_URL'] ?? 'http://localhost:8080';
  try {
    const response = await fetch(`${base}/moderation/reviews${path}`, { ...init, headers });
    return (await response.json()) as Answer;
  } catch {
    return { code: 503, result: `The API does not answer at ${base}.` };
  }
}

function wordsOf({ code, result }: Answer): string {
  return code === 404 && result === 'Not found' ? 'The API does not let you decide: MODERATION_KEY.' : String(result);
}

/** What a stranger wrote cannot steer the terminal. */
function textOf({ id, sku, title, detail, nickname, created_at }: Waiting): string {
  return `${id} ${sku} ${created_at} ${nickname}\n  ${title}\n  ${detail}`.replace(/[^\P{Cc}\n]/gu, ' ');
}

function refused(sentence: string): number {
  console.error(sentence);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
