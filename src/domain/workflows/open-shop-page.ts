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
  readonly shopPageView: Cell<ShopPageView>;
  readonly pageGateway: PageGateway;
  /** The menu and what is announced, for the frame. */
  readonly loadFrame: () => Promise<unknown>;
  readonly log: Log;
};

const NOT_FOUND = 404;

/** Of several pages asked for the last one counts; of one that is given up what was there before stays. */
export function createOpenShopPage({ shopPageView, pageGateway, loadFrame, log }: Ports): OpenShopPage {
  let asked = 0;
  let settled = shopPageView.get();

  return async (identifier, signal) => {
    asked += 1;
    const mine = asked;
    if (shopPageView.get().kind !== 'loading') settled = shopPageView.get();
    shopPageView.update((now) => (isOf(now, identifier) ? now : { kind: 'loading' }));
    const [reply] = await Promise.all([pageGateway.find(identifier, signal), loadFrame()]);
    if (mine !== asked) return 'ready'; // another page is on its way
    if (signal?.aborted) {
      shopPageView.update(() => settled);
      return 'failed';
    }
    if (reply.kind === 'ok') {
      shopPageView.update(() => ({ kind: 'ready', page: reply.value }));
      return 'ready';
    }
    if (isOf(shopPageView.get(), identifier)) return 'ready'; // what was read before can be read still
    if (reply.kind === 'refused' && reply.code === NOT_FOUND) {
      log.info(reply.message);
      shopPageView.update(() => ({ kind: 'none' }));
      return 'empty';
    }
    shopPageView.update(() => ({ kind: 'failed', identifier }));
    return 'failed';
  };
}

function isOf(view: ShopPageView, identifier: string): boolean {
  return view.kind === 'ready' && view.page.identifier === identifier;
}
