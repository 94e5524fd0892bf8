import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import { bearsKey } from '#api/transport/bears-key.ts';
import { envelope } from '#api/transport/envelope.ts';
import { isLocal } from '#api/transport/is-local.ts';
import { refusal, success } from '#api/transport/outcome.ts';

/**
 * What cached pages are to be dropped by, beside the contract: page servers ask again and again.
 *
 * `GET /page-changes?after={next}` answers `{next, tags}`: the tags of what has changed since the answer that said so, in
 * the order in which it was completed. Without `after` nothing is told but where to go on; `tags` is null where this
 * database knows of no such place, as one that was restored: anything may have changed.
 */
export const PAGE_CHANGES = '/page-changes';

export type PageChanges = { readonly next: string; readonly tags: readonly string[] | null };

/** A place in the order of transactions. */
const PLACE = /^\d{1,19}$/;

export async function answerPageChanges(
  db: Database,
  key: string | undefined,
  request: Request,
  incoming: IncomingMessage | null,
): Promise<Response> {
  const mayAsk = key === undefined ? isLocal(request, incoming) : bearsKey(request, key);
  if (!mayAsk) return envelope(refusal(401, 'Unauthorized'));
  if (request.method !== 'GET') return envelope(refusal(405, 'Method not allowed'));
  const after = new URL(request.url).searchParams.get('after');
  if (after !== null && !PLACE.test(after)) return envelope(refusal(400, 'after must be what next was'));
  return envelope(success(await changesSince(db, after)));
}

/**
 * All transactions below `xmin` have ended, so that none of them can still bring a change that was not told. Those from
 * there on are told next time, also where their rows can be read already.
 */
export async function changesSince(db: Database, after: string | null): Promise<PageChanges> {
  const { rows } = await sql<{ next: string; knows: boolean; tags: readonly string[] }>`
    with horizon as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin),
    place as (select coalesce(${after}::text::xid8, xmin) as tx from horizon)
    select horizon.xmin::text as next, place.tx <= horizon.xmin as knows, array(
      select tag from page_changes, unnest(tags) tag
      where page_changes.tx >= place.tx and page_changes.tx < horizon.xmin
      group by tag order by min(page_changes.tx), min(id), tag) as tags
    from horizon, place`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database does not know its own transactions.');
  return { next: row.next, tags: row.knows ? row.tags : null };
}
