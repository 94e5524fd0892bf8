import type { FillBlocks } from '#domain/content/fill-blocks.ts';
import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { ShopPage, ShopPageView } from '#domain/content/shop-page.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Refusal, Reply } from '#domain/shared/reply.ts';

/**
 * Opens the page the merchant wrote under an identifier (CONT-17), or that has it for its number, whatever it is called
 * by now; `empty` when there is none. The signal ends when nobody waits for it any more.
 */
export type OpenShopPage = (identifier: string, signal?: AbortSignal) => Promise<PageOutcome>;

type Ports = {
  readonly shopPageView: Cell<ShopPageView>;
  readonly pageGateway: PageGateway;
  readonly fillBlocks: FillBlocks;
  /** The menu and what is announced, for the frame. */
  readonly loadFrame: () => Promise<unknown>;
  readonly log: Log;
};

const NOT_FOUND = 404;
const NUMBER = /^[1-9]\d{0,9}$/;

/** Of several pages asked for the last one counts; of one that is given up what was there before stays. */
export function createOpenShopPage(ports: Ports): OpenShopPage {
  const { shopPageView, loadFrame, log } = ports;
  let asked = 0;
  let settled = shopPageView.get();

  return async (identifier, signal) => {
    asked += 1;
    const mine = asked;
    if (shopPageView.get().kind !== 'loading') settled = shopPageView.get();
    shopPageView.update((now) => (isOf(now, identifier) ? now : { kind: 'loading' }));
    const [reply] = await Promise.all([readPage(ports, identifier, signal), loadFrame()]);
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
    if (isMissing(reply)) {
      log.info(reply.message);
      shopPageView.update(() => ({ kind: 'none' }));
      return 'empty';
    }
    shopPageView.update(() => ({ kind: 'failed', identifier }));
    return 'failed';
  };
}

/** With what its blocks say. A name may be a number, too, and counts before it. */
async function readPage(
  { pageGateway, fillBlocks }: Ports,
  identifier: string,
  signal?: AbortSignal,
): Promise<Reply<ShopPage>> {
  const named = await pageGateway.find(identifier, signal);
  const reply =
    isMissing(named) && NUMBER.test(identifier) ? await pageGateway.findById(Number(identifier), signal) : named;
  if (reply.kind !== 'ok') return reply;
  return { kind: 'ok', value: { ...reply.value, content: await fillBlocks(reply.value.content, signal) } };
}

function isMissing(reply: Reply<unknown>): reply is Refusal {
  return reply.kind === 'refused' && reply.code === NOT_FOUND;
}

function isOf(view: ShopPageView, identifier: string): boolean {
  return view.kind === 'ready' && view.page.identifier === identifier;
}
