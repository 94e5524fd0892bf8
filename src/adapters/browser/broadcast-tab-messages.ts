import type { TabMessages } from '#domain/storage/across-tabs.ts';
import { openChannel } from './open-channel.ts';

export interface BroadcastTabMessages extends TabMessages {
  /** Stops sending and hearing. */
  close(): void;
}

/**
 * TabMessages to the other tabs over one channel; a browser without channels has tabs that do not hear each other. A page
 * that the browser had put away hears nothing meanwhile: when it is shown again, everything may have changed.
 */
export function createBroadcastTabMessages(page: EventTarget = globalThis): BroadcastTabMessages {
  const channel = openChannel('shop');
  return {
    send: (name) => channel?.postMessage(name),
    listen(name, onSignal) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (data === name) onSignal();
      };
      const comeBack = (event: Event): void => {
        if ((event as PageTransitionEvent).persisted) onSignal();
      };
      channel?.addEventListener('message', hear);
      page.addEventListener('pageshow', comeBack);
      return () => {
        channel?.removeEventListener('message', hear);
        page.removeEventListener('pageshow', comeBack);
      };
    },
    close: () => channel?.close(),
  };
}
