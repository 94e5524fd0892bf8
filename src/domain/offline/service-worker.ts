/** Where the worker is fetched (PWA-01). */
export const WORKER_ADDRESS = '/service-worker.js';

/** Where the part of the worker is fetched that sends what waits. */
export const SENDING_ADDRESS = '/background-sync.js';

/** The one policy of trusted types that a page may make: it knows the worker's address and no other. */
export const WORKER_POLICY = 'service-worker';

/** By this name the browser reminds the worker of what waits to be sent. */
export const SEND_REMINDER = 'send-what-waits';

/** What becomes of the worker in a visit. Source: specification §4 (PWA-04). */
export type WorkerState = 'registered' | 'updated' | 'cached' | 'ready' | 'offline' | 'error';

/** What stands at the worker's address; null when nothing answers. */
export type WorkerFile = { readonly status: number; readonly contentType: string } | null;

/** The browser's side of the worker that keeps the shop on the device. */
export interface ServiceWorkers {
  /** Whether the browser lets a worker be here: an old one knows none, and without https there may be none. */
  isPossible(): boolean;
  /** Whether the shop comes from the shopper's own machine, where it may be a workbench without a worker. */
  isLocal(): boolean;
  look(): Promise<WorkerFile>;
  /**
   * Registers the worker and tells what becomes of its files: `cached` when they are on the device for the first time,
   * `updated` when those of another build are there and wait. Rejects when the browser does not take the worker.
   */
  register(tell: (news: 'cached' | 'updated') => void): Promise<void>;
  /** Resolves when a worker serves the shop. */
  ready(): Promise<void>;
  unregister(): Promise<void>;
  /** Whether the worker has brought the page at hand. */
  hasBroughtPage(): boolean;
  /** Has the worker keep the page at hand, which it did not bring, with its pictures; as soon as there is a worker. */
  keepPage(): void;
  /** Has the worker forget which pages, pictures and answers it keeps, and since when. */
  forgetVisits(): void;
  /** Has the build that waits serve the shop, and loads the page anew; loads it anew where none waits. */
  takeOver(): Promise<void>;
  /**
   * Has the browser wake the worker when there is a network, however many pages are open then, to send what waits. Rejects
   * where it does not let itself be asked.
   */
  askToSend(): Promise<void>;
}
