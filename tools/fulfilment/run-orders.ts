import { textOf } from './told-texts.ts';

export const USAGE = `Usage: npm run orders -- AF000070012                how an order stands, and what was sent of it
       npm run orders -- packed AF000070012         it is packed; its shopper cannot cancel it any more
       npm run orders -- canceled                   what was paid for canceled orders and waits to be paid back
       npm run orders -- refunded AF000070012       it was paid back
       npm run orders -- shipped AF000070012 --carrier 'Blue Dart' --number 'BD 1234' --link https://…
                                                  a parcel of it left; the shopper is told by mail
       npm run orders -- delivered AF000070012      all that was sent of it has arrived
       npm run orders -- returns                    what waits to come back or to be paid back
       npm run orders -- AF000070012-R1             what is given back of an order, and why
       npm run orders -- received AF000070012-R1    it came and is as it was sold; it is in the stock again
       npm run orders -- refunded AF000070012-R1    it was paid back
       npm run orders -- refused AF000070012-R1 --because 'It was worn'
                                                  it is not taken; each of it is told by mail
       npm run orders -- withdrawn                  what was withdrawn from, the first that is due first; overdue ones say so
       npm run orders -- W-12                       what was stated, by whom and when
       npm run orders -- matched W-12 AF000070012   a statement whose order was not found means this one
       npm run orders -- settled W-12               you are done with a statement that waited for you
Environment: API_URL (http://localhost:8080), ORDERS_KEY (where the API has one)`;

export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
};

type Answer = { readonly code: number; readonly result: unknown };

/** What is asked about which order or return; without a body how it stands. */
type Wish = { readonly path: string; readonly body: object | null };

/** Reads how an order or a return stands, or says what became of it. Answers the exit code. */
export async function runOrders(words: readonly string[], around: Surroundings): Promise<number> {
  const wish = wishOf(words);
  if (wish === null) {
    around.complain(USAGE);
    return 1;
  }
  const answer = await ask(wish, around);
  if (answer.code === 200) around.print(textOf(answer.result).map(plain).join('\n'));
  else around.complain(plain(wordsOf(answer)));
  return answer.code === 200 ? 0 : 1;
}

/** Null for words that say nothing that can be done. */
function wishOf([first = '', number = '', ...options]: readonly string[]): Wish | null {
  if (number === '') return listed(first) ?? lookAt(first);
  const path = pathOf(number);
  if (path === null || !movesOf(path).includes(first)) return null;
  if (first === 'matched') return matchedWith(path, options);
  if (first === 'shipped') return shippedOf(path, options);
  if (first === 'refused') return refusedOf(path, options);
  return options.length === 0 ? { path, body: { status: first } } : null;
}

const ORDERS = 'orders/';
const RETURNS = 'returns/';
const OF_RETURNS = ['received', 'refunded', 'refused'];
const WITHDRAWALS = 'withdrawals/';
const OF_WITHDRAWALS = ['matched', 'settled'];
const OF_ORDERS = ['packed', 'shipped', 'delivered', 'refunded'];

const LISTS = new Map([
  ['returns', RETURNS],
  ['canceled', ORDERS],
  ['withdrawn', WITHDRAWALS],
]);

function movesOf(path: string): readonly string[] {
  if (path.startsWith(WITHDRAWALS)) return OF_WITHDRAWALS;
  return path.startsWith(RETURNS) ? OF_RETURNS : OF_ORDERS;
}

/** What waits; null for what is no list. */
function listed(name: string): Wish | null {
  const path = LISTS.get(name);
  return path === undefined ? null : { path, body: null };
}

function lookAt(number: string): Wish | null {
  const path = pathOf(number);
  return path === null ? null : { path, body: null };
}

/** Null for what is the number of nothing. */
function pathOf(number: string): string | null {
  if (/^w-\d+$/i.test(number)) return `${WITHDRAWALS}${number}`;
  if (/^[a-z]*\d+$/i.test(number)) return `${ORDERS}${number}`;
  return /^[a-z]*\d+-r\d+$/i.test(number) ? `${RETURNS}${number}` : null;
}

function matchedWith(path: string, [order = '', ...more]: readonly string[]): Wish | null {
  const isOrder = pathOf(order)?.startsWith(ORDERS) === true && more.length === 0;
  return isOrder ? { path, body: { status: 'matched', order } } : null;
}

function refusedOf(path: string, [name, refusal = '', ...more]: readonly string[]): Wish | null {
  const isWhole = name === '--because' && refusal !== '' && more.length === 0;
  return isWhole ? { path, body: { status: 'refused', refusal } } : null;
}

const NAMES: Readonly<Record<string, string>> = { '--carrier': 'carrier', '--number': 'number', '--link': 'url' };

function shippedOf(path: string, options: readonly string[]): Wish | null {
  const parcel: Record<string, string> = {};
  for (let at = 0; at < options.length; at += 2) {
    const [name, value] = [NAMES[options[at] ?? ''], options[at + 1]];
    if (name === undefined || value === undefined) return null;
    parcel[name] = value;
  }
  const isWhole = parcel['carrier'] !== undefined && parcel['number'] !== undefined;
  return isWhole ? { path, body: { status: 'shipped', ...parcel } } : null;
}

async function ask({ path, body }: Wish, { environment, fetch }: Surroundings): Promise<Answer> {
  const key = environment['ORDERS_KEY'] ?? '';
  const base = environment['API_URL'] ?? 'http://localhost:8080';
  const headers = { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) };
  const sent = body === null ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(`${base}/fulfilment/${path}`, { ...sent, headers });
    return (await response.json()) as Answer;
  } catch {
    return { code: 503, result: `The API does not answer at ${base}` };
  }
}

function wordsOf({ code, result }: Answer): string {
  const isShut = code === 404 && result === 'Not found';
  return isShut ? 'The API does not let you see orders: ORDERS_KEY.' : `${String(result)}.`;
}

/** What others wrote cannot steer the terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
