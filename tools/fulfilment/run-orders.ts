export const USAGE = `Usage: npm run orders -- AF000070012                how an order stands, and what was sent of it
       npm run orders -- shipped AF000070012 --carrier 'Blue Dart' --number 'BD 1234' --link https://…
                                                  a parcel of it left; the shopper is told by mail
       npm run orders -- delivered AF000070012      all that was sent of it has arrived
Environment: API_URL (http://localhost:8080), ORDERS_KEY (where the API has one)`;

export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
};

type Shipment = {
  readonly carrier: string;
  readonly number: string;
  readonly url: string | null;
  readonly shipped_at: string;
  readonly delivered_at: string | null;
};

type Standing = { readonly number: string; readonly status: string; readonly shipments: readonly Shipment[] };

type Answer = { readonly code: number; readonly result: unknown };

/** What is asked about which order; without a body how it stands. */
type Wish = { readonly order: string; readonly body: object | null };

/** Reads how an order stands, or says what became of it. Answers the exit code. */
export async function runOrders(words: readonly string[], around: Surroundings): Promise<number> {
  const wish = wishOf(words);
  if (wish === null) {
    around.complain(USAGE);
    return 1;
  }
  const answer = await ask(wish, around);
  if (answer.code === 200) around.print(textOf(answer.result as Standing));
  else around.complain(plain(wordsOf(answer)));
  return answer.code === 200 ? 0 : 1;
}

/** Null for words that say nothing that can be done. */
function wishOf([first = '', order = '', ...options]: readonly string[]): Wish | null {
  if (first === 'delivered') return isNumber(order) && options.length === 0 ? { order, body: { status: first } } : null;
  if (first === 'shipped') return isNumber(order) ? shippedOf(order, options) : null;
  return isNumber(first) && order === '' ? { order: first, body: null } : null;
}

function isNumber(word: string): boolean {
  return /^[a-z]*\d+$/i.test(word);
}

const NAMES: Readonly<Record<string, string>> = { '--carrier': 'carrier', '--number': 'number', '--link': 'url' };

function shippedOf(order: string, options: readonly string[]): Wish | null {
  const parcel: Record<string, string> = {};
  for (let at = 0; at < options.length; at += 2) {
    const [name, value] = [NAMES[options[at] ?? ''], options[at + 1]];
    if (name === undefined || value === undefined) return null;
    parcel[name] = value;
  }
  const isWhole = parcel['carrier'] !== undefined && parcel['number'] !== undefined;
  return isWhole ? { order, body: { status: 'shipped', ...parcel } } : null;
}

async function ask({ order, body }: Wish, { environment, fetch }: Surroundings): Promise<Answer> {
  const key = environment['ORDERS_KEY'] ?? '';
  const base = environment['API_URL'] ?? 'http://localhost:8080';
  const headers = { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) };
  const sent = body === null ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(`${base}/fulfilment/orders/${order}`, { ...sent, headers });
    return (await response.json()) as Answer;
  } catch {
    return { code: 503, result: `The API does not answer at ${base}` };
  }
}

function wordsOf({ code, result }: Answer): string {
  const isShut = code === 404 && result === 'Not found';
  return isShut ? 'The API does not let you see orders: ORDERS_KEY.' : `${String(result)}.`;
}

function textOf({ number, status, shipments }: Standing): string {
  return [`${number}: ${status}`, ...shipments.map(shipmentText)].map(plain).join('\n');
}

function shipmentText({ carrier, number, url, shipped_at, delivered_at }: Shipment): string {
  const arrived = delivered_at === null ? 'on its way' : `delivered ${delivered_at}`;
  return `  ${carrier} ${number}, sent ${shipped_at}, ${arrived}${url === null ? '' : `, ${url}`}`;
}

/** What others wrote cannot steer the terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
