import type { Notify } from '#domain/notices/notify.ts';
import type { DeviceNews, DeviceNewsChannel } from './device-news.ts';

/** Tells the shopper what the device does with what it keeps, from now on. */
export type TellOfDevice = () => void;

type Ports = {
  readonly news: Pick<DeviceNewsChannel, 'follow'>;
  /** Says it in one sentence; null when it cannot be said now. Never rejects. */
  readonly inWords: (news: DeviceNews) => Promise<string | null>;
  readonly notify: Notify;
};

/** Nobody has to be quick to read it. */
export function createTellOfDevice({ news, inWords, notify }: Ports): TellOfDevice {
  return () => news.follow((each) => void tell(each));

  async function tell(each: DeviceNews): Promise<void> {
    const text = await inWords(each);
    if (text !== null) notify({ code: 'device-news', text, hasNoTimeout: true });
  }
}
