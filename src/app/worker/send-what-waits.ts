import { readPageState } from '#app/transfer/page-state.ts';
import { STATE_BLOCK } from '#app/transfer/state-block.ts';
import type { Snapshot } from '#composition/wiring/cells.ts';
import type { PageConfig } from '#config/page-config.ts';
import type { SendInBackground } from '#domain/workflows/send-in-background.ts';

type Ports = {
  /** Asks the shop for its neutral page. */
  readonly ask: () => Promise<Response>;
  /** Opens the shop with what the server wrote into the page. */
  readonly open: (config: PageConfig, areas: Snapshot) => SendInBackground;
};

/** Sends what waits. Rejects when something goes on waiting, by which the browser knows that it is to try again. */
export type SendWhatWaits = () => Promise<void>;

/**
 * Begins as a page does, with what the server writes into the neutral one: how the shop is configured now, and the store
 * view that was chosen. Whether the shop can be reached is known then, too.
 */
export function createSendWhatWaits({ ask, open }: Ports): SendWhatWaits {
  return async () => {
    const page = await ask();
    if (page.status !== 200 || page.redirected) throw new Error('The neutral page could not be had.');
    const { config, areas } = readPageState(stateIn(await page.text()));
    const { isDone } = await open(config, areas)();
    if (!isDone) throw new Error('Something goes on waiting.');
  };
}

/** The state block of a page, '' where there is none; workers have nothing that reads markup. In the block no tag begins. */
function stateIn(html: string): string {
  const block = html.indexOf(`<script id="${STATE_BLOCK}"`);
  const from = html.indexOf('>', block) + 1;
  return block < 0 ? '' : html.slice(from, html.indexOf('<', from));
}
