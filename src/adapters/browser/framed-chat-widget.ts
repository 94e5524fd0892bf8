import type { ChatWidget } from '#domain/chat/chat-widget.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { foreignFrame, saysWithin } from './foreign-frame.ts';

type Ports = {
  /** The page of the chat, on an origin of its own. */
  readonly url: string;
  readonly clock: Clock;
  readonly tab?: Pick<Window, 'document' | 'addEventListener'>;
};

/** Where the shop has room for it; the attribute says how it is called. */
const PLACE = '[data-chat]';

/** What is not there by then does not come. */
const READY_WITHIN_MS = 30_000;

/**
 * A chat in a frame of its origin, which the page's policy names: it runs nothing in the page and reads nothing of it. It says
 * `{ "chat": "ready" }` to the page when it can be used; all else that is said is not listened to.
 */
export function createFramedChatWidget({ url, clock, tab = window }: Ports): ChatWidget {
  let frame: HTMLIFrameElement | null = null;
  let loading: Promise<void> | null = null;
  const remove = (): void => {
    frame?.remove();
    frame = null;
    loading = null;
  };
  const load = async (): Promise<void> => {
    const place = tab.document.querySelector<HTMLElement>(PLACE);
    if (!place) throw new Error('the page has no place for it');
    frame = foreignFrame(tab.document, { url, title: place.dataset['chat'] ?? '' });
    place.append(frame);
    const isReady = await saysWithin({ tab, clock, frame, limitMs: READY_WITHIN_MS }, ['chat', 'ready']);
    if (!isReady) throw new Error(`it did not answer within ${READY_WITHIN_MS} ms`);
  };
  return {
    load() {
      loading ??= load().catch((error: unknown) => {
        remove();
        throw error;
      });
      return loading;
    },
    remove,
  };
}
