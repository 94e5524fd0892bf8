import type { HydrationState } from 'react-router';
import type { Snapshot } from '#composition/visit.ts';
import type { PageConfig } from '#config/page-config.ts';
import type { ScreenName } from './page.ts';
import { readState } from './state-block.ts';

/** What travels from the server to the browser in the page. */
export type PageState = {
  readonly router: HydrationState;
  /** Shared areas only: a page may be kept for all shoppers. */
  readonly areas: Snapshot;
  readonly config: PageConfig;
  /** The screens on the page, whose code must be there before the browser takes over. */
  readonly screens: readonly ScreenName[];
};

const emptyState: PageState = { router: {}, areas: {}, config: {}, screens: [] };

/** The state of the page as its own server wrote it; a page without a readable block starts empty. */
export function readPageState(text: string): PageState {
  try {
    return { ...emptyState, ...(readState(text) as PageState) };
  } catch {
    return emptyState;
  }
}
