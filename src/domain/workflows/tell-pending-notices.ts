import type { Notice } from '#domain/notices/notices.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { PendingNotices } from '#domain/notices/pending-notices.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';

/** Tells once what became of things while no page was open. */
export type TellPendingNotices = () => Promise<void>;

type Ports = { readonly pendingNotices: PersistedCell<PendingNotices>; readonly notify: Notify };

export function createTellPendingNotices({ pendingNotices, notify }: Ports): TellPendingNotices {
  return async () => {
    await pendingNotices.caughtUp();
    const news = pendingNotices.get();
    if (news.length === 0) return;
    const until = Math.max(...news.map(({ at }) => at));
    pendingNotices.update((now) => now.filter(({ at }) => at > until));
    for (const { id: _id, at: _at, ...notice } of news) notify(notice satisfies Notice);
  };
}
