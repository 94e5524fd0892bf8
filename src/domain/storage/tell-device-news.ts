import { type Notices, withoutNews } from '#domain/notices/notices.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { DeviceNews, DeviceNewsChannel, SaidNews } from './device-news.ts';

/** Tells the shopper what the device does with what it keeps, from now on. */
export type TellOfDevice = () => void;

type Ports = {
  readonly deviceNews: Pick<DeviceNewsChannel, 'follow'>;
  /** Says it in one sentence; null when it cannot be said now. Never rejects. */
  readonly deviceInWords: (news: SaidNews) => Promise<string | null>;
  readonly notify: Notify;
  readonly notices: Cell<Notices>;
  readonly isDeviceLate: Cell<boolean>;
};

/** Nobody has to be quick to read it. That the device is late is said until it answers, and what takes nothing once. */
export function createTellOfDevice({ deviceNews, deviceInWords, notify, notices, isDeviceLate }: Ports): TellOfDevice {
  let isForgetful = false;
  return () => deviceNews.follow((each) => void tell(each));

  async function tell(each: DeviceNews): Promise<void> {
    if (each.kind === 'keeps-nothing' && isForgetful) return;
    isForgetful ||= each.kind === 'keeps-nothing';
    if (each.kind === 'late' || each.kind === 'answers') isDeviceLate.update(() => each.kind === 'late');
    const text = await deviceInWords(each.kind === 'answers' ? { kind: 'late' } : each);
    if (text === null) return;
    if (each.kind === 'answers') return notices.update((now) => withoutNews(now, text));
    if (each.kind === 'late' && !isDeviceLate.get()) return; // it has answered meanwhile
    notify({ code: 'device-news', text, hasNoTimeout: true });
  }
}
