import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

/** Of a page; whoever wants more asks for the next one. */
export const RECORDS_A_PAGE = 500;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Where a page begins: after the record of that moment and number. */
type Place = { readonly at: Date; readonly number: string };

type Asked = { readonly from: Date; readonly until: Date; readonly after: Place | null };

/** What was recorded on these days of UTC, in its order, a page of it. */
export async function listConsents({ db }: Pick<Shop, 'db'>, query: URLSearchParams): Promise<Outcome> {
  const asked = askedOf(query);
  if (typeof asked === 'string') return refusal(400, asked);
  const { from, until, after } = asked;
  const records = await db
    .selectFrom('consent_records')
    .selectAll()
    .where('recorded_at', '>=', from)
    .where('recorded_at', '<', until)
    .$if(after !== null, (rows) =>
      rows.where(({ eb, or, and }) => {
        const { at, number } = after as Place;
        return or([eb('recorded_at', '>', at), and([eb('recorded_at', '=', at), eb('number', '>', number)])]);
      }),
    )
    .orderBy('recorded_at')
    .orderBy('number')
    .limit(RECORDS_A_PAGE)
    .execute();
  const told = records.map(toldOf);
  const last = told.length === RECORDS_A_PAGE ? told.at(-1) : undefined;
  return success({ records: told, next: last ? `${last.recorded_at}~${last.number}` : null });
}

type Stored = { readonly number: string; readonly chosen_at: Date; readonly recorded_at: Date };

/** A record with its times as texts. */
export function toldOf<Row extends Stored>({ chosen_at, recorded_at, ...record }: Row) {
  return {
    ...record,
    chosen_at: timestampAt(chosen_at.getTime()),
    recorded_at: timestampAt(recorded_at.getTime()),
  };
}

/** A text says what cannot be asked. */
function askedOf(query: URLSearchParams): Asked | string {
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  if (from === null || to === null) return 'A day is like 2026-11-30';
  if (from > to) return 'The first day comes first';
  const after = query.get('after');
  const place = after === null ? null : placeOf(after);
  if (after !== null && place === null) return 'No page begins there';
  return { from: new Date(from), until: new Date(to + DAY_MS), after: place };
}

function dayOf(text: string | null): number | null {
  const at = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && timestampAt(at).startsWith(String(text)) ? at : null;
}

function placeOf(text: string): Place | null {
  const [moment = '', number = '', ...more] = text.split('~');
  const at = Date.parse(moment);
  const isPlace = /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/.test(moment) && !Number.isNaN(at);
  return isPlace && /^[0-9A-F-]{14}$/.test(number) && more.length === 0 ? { at: new Date(at), number } : null;
}
