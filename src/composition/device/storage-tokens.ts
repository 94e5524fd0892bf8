import type { LastingStorage } from '#domain/storage/ask-for-lasting.ts';
import type { DeviceNewsChannel } from '#domain/storage/device-news.ts';
import type { TellOfDevice } from '#domain/storage/tell-device-news.ts';
import { token } from '../token.ts';

/** What the stores of the device tell. */
export const DEVICE_NEWS = token<DeviceNewsChannel>('device-news');
export const TELL_OF_DEVICE = token<TellOfDevice>('tell-of-device');
/** What its browser promises to keep. */
export const LASTING_STORAGE = token<LastingStorage>('lasting-storage');
/** Looks at what caches take for as long as the page is there. */
export const WATCH_QUOTA = token<() => Promise<void>>('watch-quota');
