import type { Preloading } from './choose-preload.ts';

/** The part of a service worker's world that this one uses; the types of the page do not know it. */
export type WorkerScope = {
  readonly location: Location;
  readonly navigator: Pick<Navigator, 'userAgent'>;
  readonly registration: Preloading & {
    /** Not where the browser wakes no worker to send what waits. */
    readonly sync?: unknown;
    unregister(): Promise<boolean>;
  };
  readonly clients: { claim(): Promise<void> };
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  /** What a file has left that was imported. */
  sendWhatWaits?: () => Promise<void>;
  importScripts(address: string): void;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(name: 'sync', listener: (event: WorkEvent & { readonly tag: string }) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent<unknown> & WorkEvent) => void): void;
};

/** An event that keeps the worker awake until what it sets off is done. */
export type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };
