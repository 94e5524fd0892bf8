import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { type Carried, carry, type Moment } from './carry.ts';
import { createLane } from './lane.ts';
import { type LineTime, trueTime } from './line-time.ts';
import { type Passage, passes } from './passage.ts';

export type { Moment };

/** Stands between a browser and a server of this machine, and can be any network. */
export type FaultyProxy = {
  readonly port: number;
  /** From now on everything goes so, also what is under way. */
  readonly all: (passage: Passage) => void;
  /** The next request whose first line fits goes so, whatever the others do. */
  readonly next: (line: RegExp, passage: Passage) => void;
  /** Everything goes through again; connections that were open are ended, as when a device has found another network. */
  readonly heal: () => void;
  /** Hears of every request until the answer is called. */
  readonly watch: (hears: (moment: Moment) => void) => () => void;
  readonly close: () => Promise<void>;
};

type To = { readonly host?: string; readonly port: number };

export async function openFaultyProxy(
  { host = '127.0.0.1', port }: To,
  time: LineTime = trueTime,
): Promise<FaultyProxy> {
  const lanes = { up: createLane(time), down: createLane(time) };
  const open = new Map<Socket, Carried>();
  const watchers = new Set<(moment: Moment) => void>();
  const { passageOf, goUsually, goOnce, forget } = createPassages();
  const hears = (moment: Moment): void => {
    for (const watcher of [...watchers]) watcher(moment);
  };
  const proxy = createServer({ noDelay: true }, (client) => {
    const server = createConnection({ host, port, noDelay: true });
    open.set(client, carry({ client, server, lanes, time, passageOf, hears }));
    client.once('close', () => open.delete(client));
  });
  const endAll = (how: Passage['end']): void => {
    for (const carried of [...open.values()]) carried.end(how);
  };
  const all = (passage: Passage): void => {
    goUsually(passage);
    for (const carried of open.values()) carried.adopt(passage);
    if (passage.request === 0) endAll(passage.end);
  };
  const controls = {
    all,
    next: goOnce,
    heal() {
      forget();
      all(passes);
      for (const client of [...open.keys()]) client.resetAndDestroy();
    },
    watch(watcher: (moment: Moment) => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    close: () => closed(proxy, [...open.keys()]),
  };
  return { port: await listening(proxy), ...controls };
}

/** How requests go: one that is awaited by its first line in a way of its own, all others in the usual one. */
function createPassages() {
  let usual = passes;
  let awaited: readonly { readonly line: RegExp; readonly passage: Passage }[] = [];
  return {
    passageOf(line: string): Passage {
      const found = awaited.find((each) => line !== '' && each.line.test(line));
      awaited = awaited.filter((each) => each !== found);
      return found?.passage ?? usual;
    },
    goUsually(passage: Passage): void {
      usual = passage;
    },
    goOnce(line: RegExp, passage: Passage): void {
      awaited = [...awaited, { line, passage }];
    },
    forget(): void {
      awaited = [];
    },
  };
}

function closed(proxy: Server, clients: readonly Socket[]): Promise<void> {
  return new Promise((resolve) => {
    proxy.close(() => resolve());
    for (const client of clients) client.destroy();
  });
}

function listening(proxy: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address();
      if (address === null || typeof address === 'string') reject(new Error('The machine gave no port.'));
      else resolve(address.port);
    });
  });
}
