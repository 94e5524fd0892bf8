import type { DataLayer } from '#domain/analytics/data-layer.ts';
import type { EcommerceEvent } from '#domain/analytics/ecommerce-event.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { foreignFrame, saysWithin } from './foreign-frame.ts';

type Ports = {
  /** The page that has the tags, on an origin of its own; '' in a shop without any, where nothing is ever pushed. */
  readonly url: string;
  readonly clock: Clock;
  readonly tab?: Pick<Window, 'document' | 'addEventListener'>;
};

/** What is not there by then does not come this time. */
const READY_WITHIN_MS = 10_000;

/** Many browsers let nobody have tags: then they are not asked for again and again on the same page. */
const MOST_FAILURES = 3;

/** A page that has not forgotten by then is closed as it is. */
const FORGOTTEN_WITHIN_MS = 2_000;

/**
 * A page of the merchant's tags in a frame that nobody sees. It says `{ "tags": "ready" }` when it listens, is told
 * `{ "push": … }` of each event in the form of a data layer, and answers `{ "forget": true }` with `{ "tags": "forgotten" }`.
 */
export function createFramedDataLayer({ url, clock, tab = window }: Ports): DataLayer {
  let failures = 0;
  let opened: Promise<HTMLIFrameElement | null> | null = null;
  return {
    async push(event) {
      if (failures >= MOST_FAILURES) return 'refused';
      opened ??= open();
      const frame = await opened;
      if (frame === null) return 'unreachable';
      tell(frame, { push: layerEventOf(event) });
      return 'taken';
    },
    async forget() {
      const frame = await opened;
      opened = null;
      if (!frame) return;
      const forgotten = saysWithin({ tab, clock, frame, limitMs: FORGOTTEN_WITHIN_MS }, ['tags', 'forgotten']);
      tell(frame, { forget: true });
      await forgotten;
      frame.remove();
    },
  };

  async function open(): Promise<HTMLIFrameElement | null> {
    const frame = foreignFrame(tab.document, { url, title: '' });
    frame.hidden = true;
    tab.document.body.append(frame);
    if (await saysWithin({ tab, clock, frame, limitMs: READY_WITHIN_MS }, ['tags', 'ready'])) return frame;
    frame.remove();
    failures += 1;
    opened = null;
    return null;
  }

  function tell(frame: HTMLIFrameElement, words: object): void {
    frame.contentWindow?.postMessage(words, new URL(url).origin);
  }
}

function layerEventOf({ name, address, ecommerce }: EcommerceEvent) {
  return { event: name, page_location: address, ecommerce };
}
