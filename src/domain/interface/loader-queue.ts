import type { Clock } from '#domain/shared/clock.ts';

/** Something that a page has to load. */
export type LoaderAction = {
  /** Which flush runs it; `asyncData` unless it says so. */
  readonly category?: LoaderCategory;
  readonly run: () => Promise<unknown>;
};

/** `layout` is what stands around a page and loads along with it, `asyncData` what follows the page's own loader. */
export type LoaderCategory = 'layout' | 'asyncData';

/** An action that waits for its flush; its time is that of the clock when it was pushed. */
export type ScheduledAction = Required<LoaderAction> & { readonly scheduledAt: number };

/** What the opening of a page has yet to load (ROUTE-50 to ROUTE-53). */
export type LoaderQueue = {
  readonly push: (action: LoaderAction) => ScheduledAction;
  /** Runs what waits in a category, and takes it out. Rejects when one of the actions does. */
  readonly flush: (category?: LoaderCategory) => Promise<void>;
};

/** Whether what stands around a page loads along with it, or the page alone does (ROUTE-54). */
export type LoaderRules = { readonly mixesIn: boolean };

export function createLoaderQueue({ clock }: { readonly clock: Pick<Clock, 'now'> }): LoaderQueue {
  const waiting = new Set<ScheduledAction>();

  return {
    push(action) {
      const scheduled: ScheduledAction = { category: 'asyncData', ...action, scheduledAt: clock.now() };
      waiting.add(scheduled);
      return scheduled;
    },
    async flush(category = 'asyncData') {
      const due = [...waiting].filter((each) => each.category === category && waiting.delete(each));
      await Promise.all(due.map(({ run }) => run()));
    },
  };
}
