import { type Clock, within } from '#domain/shared/clock.ts';

/** A page of another origin in a frame, which the page's policy names: it runs nothing in the page and reads nothing of it. */
export type ForeignPage = {
  readonly url: string;
  /** What somebody who cannot see it is told that it is. */
  readonly title: string;
};

export function foreignFrame(page: Document, { url, title }: ForeignPage): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'origin';
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups allow-same-origin'); // its own origin, not the shop's
  frame.src = url;
  return frame;
}

/** What a page in a frame says, as `{ "chat": "ready" }`. */
export type Said = readonly [topic: string, word: string];

type Asked = {
  readonly tab: Pick<Window, 'addEventListener'>;
  readonly clock: Clock;
  readonly frame: HTMLIFrameElement;
  readonly limitMs: number;
};

/** Whether it says so within that time; what others say, and what else it says, is not listened to. */
export async function saysWithin({ tab, clock, frame, limitMs }: Asked, [topic, word]: Said): Promise<boolean> {
  const { origin } = new URL(frame.src);
  const hearing = new AbortController();
  const heard = new Promise<boolean>((resolve) => {
    const hear = ({ origin: from, source, data }: MessageEvent<unknown>): void => {
      if (from === origin && source === frame.contentWindow && says(data)) resolve(true);
    };
    tab.addEventListener('message', hear, { signal: hearing.signal });
  });
  const isSaid = await within(clock, limitMs, heard, false);
  hearing.abort();
  return isSaid;

  function says(data: unknown): boolean {
    return typeof data === 'object' && data !== null && (data as Readonly<Record<string, unknown>>)[topic] === word;
  }
}
