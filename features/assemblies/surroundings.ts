import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createMemoryCaches } from '#adapters/memory/memory-caches.ts';
import { createMemoryChatWidget, type MemoryChatWidget } from '#adapters/memory/memory-chat-widget.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryDataLayer } from '#adapters/memory/memory-data-layer.ts';
import { createMemoryHumanCheck } from '#adapters/memory/memory-human-check.ts';
import { createMemoryInstallOffer } from '#adapters/memory/memory-install-offer.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryMarketingCookies } from '#adapters/memory/memory-marketing-cookies.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryRedirect } from '#adapters/memory/memory-redirect.ts';
import { createMemoryServiceWorkers } from '#adapters/memory/memory-service-workers.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryTaskStore } from '#adapters/memory/memory-task-store.ts';
import { createMemoryViewport } from '#adapters/memory/memory-viewport.ts';
import { createMemoryVisitCounter } from '#adapters/memory/memory-visit-counter.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { TextFile } from '#domain/account/save-file.ts';
import type { ChatHours } from '#domain/chat/chat-hours.ts';
import { createDeviceNewsChannel } from '#domain/storage/device-news.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import { createDictionary } from '#viewmodels/messages/dictionary.ts';
import { translations } from '#viewmodels/messages/translations.ts';
import { defaultSettings } from './settings.ts';

/** The device, the network and the time of one example; they outlive a reload of the shop. */
export type Surroundings = ReturnType<typeof createSurroundings>;

export function createSurroundings() {
  const connectivity = createMemoryConnectivity();
  const chosen: { storeView: StoreView; isKept: boolean } = { storeView: defaultStoreView, isKept: false };
  return {
    clock: createMemoryClock(),
    dictionary: createDictionary(translations),
    ids: createBrowserIds(), // random: one database serves all examples of a run
    log: createMemoryLog(),
    connectivity,
    /** False when the device believes in a network that is not there. */
    network: { isThere: true },
    ...followingAround(),
    ...chatAround(),
    locks: createMemoryLocks(),
    tabMessages: createMemoryTabMessages(),
    device: createMemoryKeyValueStore(),
    workers: createMemoryServiceWorkers(),
    drafts: createMemoryKeyValueStore(),
    journal: createMemoryStorage(),
    draftJournal: createMemoryStorage(),
    claims: createMemoryKeyValueStore(),
    /** Whether the browser offers to set the shop among its programs. */
    installOffer: createMemoryInstallOffer(),
    orders: createMemoryOrderStore(),
    tasks: createMemoryTaskStore(),
    caches: createMemoryCaches(),
    deviceNews: createDeviceNewsChannel(),
    /** Whether the browser promises to keep what waits. */
    lasting: { isPromised: true },
    /** Where the device leads back to after signing in. */
    redirect: createMemoryRedirect(),
    /** Whether it can be shown that a person asks. */
    humanCheck: createMemoryHumanCheck(),
    chosen,
    /** What the browser says of itself and its user. */
    browser: { languages: ['en-US'], userAgent: '' },
    settings: defaultSettings(),
  };
}

function noFiles(): TextFile[] {
  return [];
}

function followingAround() {
  return {
    marketingCookies: createMemoryMarketingCookies(),
    /** Who counts visits for the merchant. */
    visitCounter: createMemoryVisitCounter(),
    dataLayer: createMemoryDataLayer(),
    /** What was downloaded, in that order. */
    savedFiles: noFiles(),
    /** The browser asks in its shopper's place not to be followed. */
    isToBeLetBe: { isSaid: false },
  };
}

/** The chat that the merchant has elsewhere, always answered while `hours` is null, and the room that a page has for it. */
function chatAround() {
  const chat: { hours: ChatHours | null; readonly widget: MemoryChatWidget } = {
    hours: null,
    widget: createMemoryChatWidget(),
  };
  return { chat, viewport: createMemoryViewport() };
}

/** Whether a call can get through. */
export function isReachable({ connectivity, network }: Surroundings): boolean {
  return connectivity.isOnline() && network.isThere;
}
