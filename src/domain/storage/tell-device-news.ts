import type { Notice } from '#domain/notices/notices.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { DeviceNews, DeviceNewsChannel } from './device-news.ts';

/** Tells the shopper what the device does with what it keeps, from now on. */
export type TellOfDevice = () => void;

type Ports = { readonly news: Pick<DeviceNewsChannel, 'follow'>; readonly notify: Notify };

export function createTellOfDevice({ news, notify }: Ports): TellOfDevice {
  return () => news.follow((each) => notify(noticeOf(each)));
}

function noticeOf(news: DeviceNews): Notice {
  switch (news.kind) {
    case 'set-aside':
      return { code: 'device-set-aside', number: String(news.count), hasNoTimeout: true };
    case 'held':
      return { code: 'device-held', hasNoTimeout: true };
    default:
      return news satisfies never;
  }
}
