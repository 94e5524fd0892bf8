/**
 * What a device does with what it keeps that its shopper should know.
 *
 * - `set-aside`: `count` records could not be read; they are kept apart, and the others go on.
 * - `held`: another tab has an earlier version of a database open and does not let go of it.
 * - `may-clear`: an order waits, and the browser does not promise to keep it.
 * - `late`: what is kept cannot be read yet, since the device does not answer; `answers`: now it can.
 * - `keeps-nothing`: what was just shown as done is kept nowhere, since the device takes nothing.
 */
export type DeviceNews =
  | { readonly kind: 'set-aside'; readonly count: number }
  | { readonly kind: 'held' }
  | { readonly kind: 'may-clear' }
  | { readonly kind: 'late' }
  | { readonly kind: 'answers' }
  | { readonly kind: 'keeps-nothing' };

/** What of it there are words for. */
export type SaidNews = Exclude<DeviceNews, { readonly kind: 'answers' }>;

export type TellDeviceNews = (news: DeviceNews) => void;

/** Stores tell, a visit follows. What happened before anybody followed is told to who comes first. */
export interface DeviceNewsChannel {
  readonly tell: TellDeviceNews;
  follow(listener: TellDeviceNews): void;
}

export function createDeviceNewsChannel(): DeviceNewsChannel {
  let listeners: readonly TellDeviceNews[] = [];
  let untold: readonly DeviceNews[] = [];

  return {
    tell(news) {
      if (listeners.length === 0) untold = [...untold, news];
      for (const listener of listeners) listener(news);
    },
    follow(listener) {
      listeners = [...listeners, listener];
      const waited = untold;
      untold = [];
      waited.forEach(listener);
    },
  };
}
