import { createPath, type Path } from 'react-router';
import { isOutdated } from './is-outdated.ts';

type Tab = {
  readonly document: Document;
  readonly fetch: typeof fetch;
  readonly location: Pick<Location, 'assign'>;
  /** Throws where the shopper forbade it. */
  readonly sessionStorage: () => Pick<Storage, 'getItem' | 'setItem'>;
};

type Ports = {
  readonly tab: Tab;
  /** Resolves when no order is on its way. */
  readonly untilNoneIsSent: () => Promise<void>;
  /** Says on the error page that the tab has to be loaded again. */
  readonly setOutdated: () => void;
};

const KEY = 'renewed';

/**
 * Where a page could not be had since the shop was released anew, its address is loaded with the new build: once by itself,
 * and never while an order is being sent; then the error page says so (fault model, row 38). Resolves when that page can
 * be shown; not at all when the tab is on its way.
 */
export async function renewPage(
  { tab, untilNoneIsSent, setOutdated }: Ports,
  place: Partial<Path>,
  prefix = '',
): Promise<void> {
  const entry = tab.document.querySelector<HTMLElement>('script[data-scripts]')?.dataset['scripts'] ?? '';
  if (!(await isOutdated(tab.document, tab.fetch))) return;
  if (!isFirst(tab, entry)) return setOutdated();
  await untilNoneIsSent();
  tab.location.assign(prefix + createPath(place));
  await new Promise<never>(() => undefined);
}

/** Whether the tab has not renewed itself for this build; a tab that remembers nothing never does. */
function isFirst({ sessionStorage }: Tab, entry: string): boolean {
  try {
    const isNew = sessionStorage().getItem(KEY) !== entry;
    sessionStorage().setItem(KEY, entry);
    return isNew;
  } catch {
    return false;
  }
}
