import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { ShopPageView } from '#domain/content/shop-page.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';

/**
 * Opens the page the merchant wrote under an identifier (CONT-17); `empty` when there is none. The signal ends when
 * nobody waits for it any more.
 */
export type OpenShopPage = (identifier: string, signal?: AbortSignal) => Promise<PageOutcome>;

type Ports = {
  readonly view: Cell<ShopPageView>;
  readonly pages: PageGateway;
  /** The menu and what is announced, for the frame. */
  readonly loadFrame: () => Promise<unknown>;
  readonly log: Log;
};

const NOT_FOUND = 404;

/** Of several pages asked for the last one counts; of one that is given up what was there before stays. */
export function createOpenShopPage({ view, pages, loadFrame, log }: Ports): OpenShopPage {
  let asked = 0;
  let settled = view.get();

  return async (identifier, signal) => {
    asked += 1;
    const mine = asked;
    if (view.get().kind !== 'loading') settled = view.get();
    view.update((now) => (isOf(now, identifier) ? now : { kind: 'loading' }));
    const [reply] = await Promise.all([pages.find(identifier, signal), loadFrame()]);
    if (mine !== asked) return 'ready'; // another page is on its way
    if (signal?.aborted) {
      view.update(() => settled);
      return 'failed';
    }
    if (reply.kind === 'ok') {
      view.update(() => ({ kind: 'ready', page: reply.value }));
      return 'ready';
    }
    if (isOf(view.get(), identifier)) return 'ready'; // what was read before can be read still
    if (reply.kind === 'refused' && reply.code === NOT_FOUND) {
      log.info(reply.message);
      view.update(() => ({ kind: 'none' }));
      return 'empty';
    }
    view.update(() => ({ kind: 'failed', identifier }));
    return 'failed';
  };
}

function isOf(view: ShopPageView, identifier: string): boolean {
  return view.kind === 'ready' && view.page.identifier === identifier;
}
