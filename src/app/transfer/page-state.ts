import type { ScreenName } from '#app/page/page.ts';
import type { Snapshot } from '#composition/wiring/cells.ts';
import type { PageConfig } from '#config/page-config.ts';
import { readState } from './state-block.ts';

/** What travels from the server to the browser in the page. */
export type PageState = {
  /** The screen on the page, whose code must be there before the browser takes over. */
  readonly shows: ScreenName;
  /** Shared areas only: a page may be kept for all shoppers. */
  readonly areas: Snapshot;
  readonly config: PageConfig;
  /** The address of the page, where it stands in the place of one that is gone. */
  readonly standsAt?: string;
};

/** The state of the page as its own server wrote it. Throws when there is none: the page stays as it was drawn. */
export function readPageState(text: string): PageState {
  return readState(text) as PageState;
}

/** Whether the server had no answer for what the page shows, so that the browser may ask once more (ROUTE-49). */
export function lacksAnswer(areas: Snapshot): boolean {
  return Object.values(areas).some((area) => isFailed(area));
}

function isFailed(area: unknown): boolean {
  return typeof area === 'object' && area !== null && 'kind' in area && area.kind === 'failed';
}
