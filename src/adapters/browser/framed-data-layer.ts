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
  let opening: Promise<boolean> | null = null;
  let opened: HTMLIFrameElement | null = null; // as soon as it listens
  return {
    async open() {
      if (failures >= MOST_FAILURES) return false;
      opening ??= open();
      return opening;
    },
    push(event) {
      if (opened) tell(opened, { push: layerEventOf(event) });
    },
    async forget() {
      await opening;
      const frame = opened;
      [opening, opened] = [null, null];
      if (!frame) return;
      const forgotten = saysWithin({ tab, clock, frame, limitMs: FORGOTTEN_WITHIN_MS }, ['tags', 'forgotten']);
      tell(frame, { forget: true });
      await forgotten;
      frame.remove();
    },
  };

  async function open(): Promise<boolean> {
    const frame = appendedFrame(tab.document, url);
    const isReady = await saysWithin({ tab, clock, frame, limitMs: READY_WITHIN_MS }, ['tags', 'ready']);
    if (isReady) opened = frame;
    else {
      frame.remove();
      [failures, opening] = [failures + 1, null];
    }
    return isReady;
  }

  function tell(frame: HTMLIFrameElement, words: object): void {
    frame.contentWindow?.postMessage(words, new URL(url).origin);
  }
}

function appendedFrame(document: Document, url: string): HTMLIFrameElement {
  const frame = foreignFrame(document, { url, title: '' });
  frame.hidden = true;
  document.body.append(frame);
  return frame;
}

function layerEventOf({ name, address, ecommerce }: EcommerceEvent) {
  return { event: name, page_location: address, ecommerce };
}
