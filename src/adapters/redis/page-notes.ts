import { randomUUID } from 'node:crypto';
import type { News } from '#domain/page-cache/page-cache.ts';
import type { PageTag } from '#domain/page-cache/page-tags.ts';

/** Asks the server; undefined where it does not answer, or refuses. */
export type Ask = (command: readonly (string | Buffer)[]) => Promise<unknown>;

/**
 * One hash that says what pages count, lost as a whole or not at all: `born` tells it from any other, `since` and `place` are
 * where its changes begin and end, `heard` is when that was noted (seconds), `drops` counts what was dropped by hand, and of
 * each tag `heard:P12` is the place of its last news and `drop:P12` the number of its last drop.
 */
export const LEDGER = 'zari:pages:ledger';

/** Tags a ledger may name; one with more begins anew, and all pages with it. Some ten megabytes. */
const MOST_FIELDS = 100_000;
/** The API forgets changes after a day: a place that was left for longer than this is none. */
export const DEAF_FOR_S = 3_600;

/**
 * ARGV: a name for a new ledger, `after` (`all` drops all, empty where there are no news), `next`, the number of tags of the
 * news, these, and those that are dropped by hand. Answers 0 and a place where the ledger lacks changes before `after`.
 */
const NOTE = `
local ledger, after, upto, told = KEYS[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
local now = tonumber(redis.call('TIME')[1])
if after == 'all' or redis.call('HLEN', ledger) > ${MOST_FIELDS} then redis.call('UNLINK', ledger) end
local place = redis.call('HGET', ledger, 'place')
if place and tonumber(after) and tonumber(place) < tonumber(after) then
  local isKnown = now - tonumber(redis.call('HGET', ledger, 'heard')) < ${DEAF_FOR_S}
  return {0, isKnown and place or ''}
end
if redis.call('HSETNX', ledger, 'born', ARGV[1]) == 1 and upto ~= '' then redis.call('HSET', ledger, 'since', upto) end
local function raise(field, value)
  local known = tonumber(redis.call('HGET', ledger, field) or '-1')
  if known < tonumber(value) then redis.call('HSET', ledger, field, value) end
end
if upto ~= '' then
  raise('place', upto)
  redis.call('HSET', ledger, 'heard', now)
  for at = 5, 4 + told do raise('heard:' .. ARGV[at], upto) end
end
if #ARGV > 4 + told then
  local drops = redis.call('HINCRBY', ledger, 'drops', 1)
  for at = 5 + told, #ARGV do redis.call('HSET', ledger, 'drop:' .. ARGV[at], drops) end
end
return {1, redis.call('HGET', ledger, 'place') or ''}`;

/** What is to be noted, and is kept in mind while it cannot be: until then no page counts for this process. */
type Owed = { readonly news: News | null; readonly drops: readonly PageTag[] };

export type PageNotes = ReturnType<typeof createPageNotes>;

/** Writes down what drops pages, in its order, and as soon as it can. */
export function createPageNotes(ask: Ask) {
  let owed: Owed | null = null;
  let heard: string | null = null; // up to where this process has heard, and the ledger with it
  const inTurn = createTurns(); // so that what is owed is noted once

  async function pay(): Promise<string | null> {
    if (owed === null) return heard;
    const { news, drops } = owed;
    const noted = (await note(ask, owed)) ?? (await forgotten(ask, news));
    if (noted === null) return news?.next ?? heard;
    owed = noted.isWhole || drops.length === 0 ? null : { news: null, drops };
    if (!noted.isWhole) return noted.place;
    if (news !== null) heard = news.next;
    return heard;
  }

  function owing(next: (before: Owed | null) => Owed): Promise<string | null> {
    return inTurn(() => {
      owed = next(owed);
      return pay();
    });
  }

  return {
    heard: () => heard,
    /** Answers where to go on, as the port says. */
    follow: (news: News) => owing((before) => withNews(before, news)),
    drop: (tags: readonly PageTag[]) => owing((before) => withDrops(before, tags)),
    /** False while something is not noted that this process has heard. */
    async isUpToDate(): Promise<boolean> {
      if (owed !== null) await inTurn(pay);
      return owed === null;
    },
  };
}

/** One after the other. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}

type Noted = { readonly isWhole: boolean; readonly place: string | null };

/** Null where it could not be noted. */
async function note(ask: Ask, { news, drops }: Owed): Promise<Noted | null> {
  const after = news === null ? '' : (news.after ?? 'all');
  const told = news?.tags ?? [];
  const args = [randomUUID(), after, news?.next ?? '', String(told.length), ...told, ...drops];
  const reply = await ask(['EVAL', NOTE, '1', LEDGER, ...args]);
  if (!Array.isArray(reply) || !Buffer.isBuffer(reply[1])) return null;
  return { isWhole: reply[0] === 1, place: reply[1].toString() || null };
}

/** A server that is full takes nothing more, but forgets: without the ledger no page counts, so that nothing is owed. */
async function forgotten(ask: Ask, news: News | null): Promise<Noted | null> {
  const reply = await ask(['UNLINK', LEDGER]);
  return typeof reply === 'number' ? { isWhole: true, place: news?.next ?? null } : null;
}

const MOST_OWED = 10_000;

function withNews(owed: Owed | null, news: News): Owed {
  const before = owed?.news ?? null;
  const tags = [...new Set([...(before?.tags ?? []), ...news.tags])];
  const after = before === null || news.after === null ? news.after : before.after;
  return { news: { ...news, tags, after: tags.length > MOST_OWED ? null : after }, drops: owed?.drops ?? [] };
}

function withDrops(owed: Owed | null, tags: readonly PageTag[]): Owed {
  return { news: owed?.news ?? null, drops: [...new Set([...(owed?.drops ?? []), ...tags])] };
}
