import type { DeviceNews } from '#domain/storage/device-news.ts';

/** The storage of the device, for scenarios about its faults. */
export interface Device {
  failReads(): void;
  /** So many of the next writes fail. */
  failWrites(times: number): void;
  /** Whether none is to fail any more. */
  canWrite(): boolean;
  /** From now on nothing more can be written. */
  fill(): void;
  /** From now on nothing more can be written as long as pictures are kept. */
  fillWithPictures(): void;
  keepsPictures(): boolean;
  /** What a database tells of itself. */
  reports(news: DeviceNews): void;
  /** Its shopper closes the tab, and with it ends the visit; they come back in another one. */
  endsVisit(): void;
  /** The browser does not promise to keep what the shop has on the device. */
  promisesNothing(): void;
  /** The page has come to rest, as it does before the shop is kept; the browser tells then what became of that. */
  comesToRest(): Promise<void>;
  keepsShop(kept: 'cached' | 'updated'): void;
  /** The browser offers to set the shop among the programs of the device. */
  offersInstall(): void;
  /** How often the browser has asked its user about that. */
  installs(): number;
  /** From now on it answers over another connection alone. */
  hang(): void;
  /** From now on it answers nothing, until it is let go. */
  hold(): void;
  letGo(): void;
  /** Neither it nor the browser's journal takes or tells anything from now on. */
  block(): void;
  /** That of a browser, in whose pages time passes by itself. */
  readonly isReal: boolean;
  /** Resolves when a device that hangs or is held has been asked. */
  asked(): Promise<void>;
  hasReconnected(): boolean;
}
