import type { ShownNotice } from '#domain/notices/notices.ts';
import type { AroundTabs } from './around-tabs.ts';
import type { SimulatedTab } from './pressed.ts';

type Told = { readonly at: number; readonly visit: SimulatedTab; readonly told: Set<ShownNotice> };

/** Nothing that is told is missed, however soon it is gone. */
export function hearNotices(world: AroundTabs, tab: Told): void {
  const notices = tab.visit.notices;
  const { update } = notices;
  notices.update = (change) => {
    update(change);
    hear(world, tab);
  };
}

/** What the page has told its shopper since this was asked last. */
function hear({ ledger, journal }: AroundTabs, { at, visit, told }: Told): void {
  const fresh = visit.notices.get().told.filter((notice) => !told.has(notice)); // ids begin anew when somebody leaves
  for (const notice of fresh.toReversed()) {
    told.add(notice);
    ledger.isWarned ||= notice.code === 'order-not-kept'; // what only this tab knows may go with it
    ledger.areTasksUnsure ||= notice.code === 'tasks-dropped';
    ledger.isRefused ||= notice.code === 'server-message';
    if (notice.code === 'mail-not-sent') ledger.mailsNotSent.add(notice.message ?? '');
    if (isTold(notice)) journal.note(`tab ${at} is told ${notice.code}${notice.number ? ` ${notice.number}` : ''}`);
  }
}

function isTold({ code }: ShownNotice): boolean {
  const others = ['session-lost', 'signed-out', 'mail-not-sent', 'tasks-dropped'];
  return code.startsWith('order-') || others.includes(code);
}
