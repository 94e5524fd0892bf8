import type { Untold } from '#domain/notices/untold.ts';
import type { AskToSend } from '#domain/offline/ask-to-send.ts';
import type { InstallOffer } from '#domain/offline/install-offer.ts';
import type { Discarded } from '#domain/queue/discarded.ts';
import type { AskForLasting, LastingStorage } from '#domain/storage/ask-for-lasting.ts';
import type { DeviceNewsChannel } from '#domain/storage/device-news.ts';
import type { DropVisited } from '#domain/storage/drop-visited.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { TellOfDevice } from '#domain/storage/tell-device-news.ts';
import { token } from '../token.ts';

/** What the stores of the device tell. */
export const DEVICE_NEWS = token<DeviceNewsChannel>('device-news');
export const TELL_OF_DEVICE = token<TellOfDevice>('tell-of-device');
/** What is to be told to whoever comes next. */
export const KEPT_UNTOLD = token<PersistedCell<Untold>>('kept-untold');
/** How much of what waited was discarded and is to be told. */
export const KEPT_DISCARDED = token<PersistedCell<Discarded>>('kept-discarded');
/** What its browser promises to keep. */
export const LASTING_STORAGE = token<LastingStorage>('lasting-storage');
export const ASK_FOR_LASTING = token<AskForLasting>('ask-for-lasting');
/** What the browser is asked to do about what waits to be sent. */
/** The browser's offer to set the shop among the programs of the device. */
export const INSTALL_OFFER = token<InstallOffer>('install-offer');
/** Removes from the device what tells what was looked at: its caches, and what the worker notes of them. */
export const FORGET_VISITS = token<DropVisited>('forget-visits');
export const ASK_TO_SEND = token<AskToSend>('ask-to-send');
/** Looks at what caches take for as long as the page is there. */
export const WATCH_QUOTA = token<() => Promise<void>>('watch-quota');
