import type { Notice } from '#domain/notices/notices.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Untold } from '#domain/notices/untold.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';

/** Tells once what became of things while no page was open. */
export type TellUntold = () => Promise<void>;

type Ports = { readonly pendingNotices: PersistedCell<Untold>; readonly notify: Notify };

export function createTellUntold({ pendingNotices, notify }: Ports): TellUntold {
  return async () => {
    await pendingNotices.caughtUp();
    const news = pendingNotices.get();
    if (news.length === 0) return;
    const until = Math.max(...news.map(({ at }) => at));
    pendingNotices.update((now) => now.filter(({ at }) => at > until));
    for (const { id: _id, at: _at, ...notice } of news) notify(notice satisfies Notice);
  };
}
