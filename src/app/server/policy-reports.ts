import type { Log } from '#domain/shared/log.ts';
import type { AskRedis } from '#shared/redis-link.ts';
import { createOwnRate, createRate } from './rate.ts';

/** Where browsers say what a page did against its policy. */
export const POLICY_REPORTS = '/csp-report';
/** Bytes. */
export const LARGEST_REPORT = 8 * 1_024;

/**
 * Takes the reports of a browser; 204, and one line in the log. `client` is whom the limit counts, empty for nobody.
 * Answers 429 for too many, 415 for another type, 400 for what is no report.
 */
export type TakePolicyReports = (request: Request, client: string) => Promise<Response>;

type Ports = {
  readonly now: () => number;
  readonly log: Log;
  readonly askRedis?: AskRedis | null | undefined;
};

const MOST_OF_CLIENT = 10; // a minute; browsers send what they have together
const MOST_LINES = 60; // a minute, whoever sends them: anybody can, from as many addresses as they have
const MOST_ON_LINE = 5;

export function createTakePolicyReports({ now, log, askRedis }: Ports): TakePolicyReports {
  const countReport = createRate({ name: 'reports', most: MOST_OF_CLIENT, now, askRedis });
  const countLine = createOwnRate({ most: MOST_LINES, now }); // each process has a log of its own

  return async (request, client) => {
    const wait = client === '' ? 0 : await countReport(client);
    if (wait > 0) return answer(429, { 'retry-after': String(wait) });
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
    const read = readers.get(type.trim().toLowerCase());
    if (!read) return answer(415);
    const told = new Set(read(parsed(await request.text())));
    if (told.size === 0) return answer(400);
    const line = [...told].slice(0, MOST_ON_LINE).join(', ');
    if (countLine('all') === 0) log.error(`A page went against its policy: ${line}`);
    return answer(204);
  };
}

function answer(status: number, own: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...own } });
}

type Fields = Readonly<Record<string, unknown>>;

/** What each report says in a few words, by the type of the body. */
const readers: ReadonlyMap<string, (body: unknown) => readonly string[]> = new Map([
  ['application/csp-report', olderReport],
  ['application/reports+json', newerReports],
]);

function olderReport(body: unknown): readonly string[] {
  const report = isFields(body) ? body['csp-report'] : null;
  if (!isFields(report)) return [];
  return [inShort(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri'])];
}

function newerReports(body: unknown): readonly string[] {
  const reports: readonly unknown[] = Array.isArray(body) ? body : [];
  return reports.flatMap((report) => {
    const violation = isFields(report) && report['type'] === 'csp-violation' ? report['body'] : null;
    return isFields(violation) ? [inShort(violation['effectiveDirective'], violation['blockedURL'])] : [];
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const UNKNOWN = '?';
const LONGEST_ORIGIN = 100;

/** Never more than the names of a directive and of a host: the rest of a report is a shopper's, or anybody's. */
function inShort(directive: unknown, blocked: unknown): string {
  const [name = ''] = textOf(directive).split(' ');
  return `${wordOf(name)} ${originOf(textOf(blocked))}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function originOf(blocked: string): string {
  const url = URL.parse(blocked);
  if (url === null) return wordOf(blocked); // such as `inline` or `eval`
  const isOfHost = /^(https?|wss?):$/.test(url.protocol);
  return isOfHost ? `${url.protocol}//${url.host}`.slice(0, LONGEST_ORIGIN) : `${wordOf(url.protocol.slice(0, -1))}:`;
}

function wordOf(text: string): string {
  return /^[a-z-]{1,40}$/.test(text) ? text : UNKNOWN;
}
