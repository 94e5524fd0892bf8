import type { CDPSession } from 'playwright-core';

/** Bytes are those of the answers' bodies as they travel, except where they are called decoded. */
export type Traffic = {
  readonly requests: number;
  readonly scriptFiles: number;
  /** Of the scripts that the page links or preloads. */
  readonly linkedScriptBytes: number;
  /** Of all scripts until the watching ended. */
  readonly scriptBytes: number;
  readonly pageBytes: number;
  readonly decodedPageBytes: number;
};

export type Loaded = {
  readonly path: string;
  readonly kind: 'page' | 'script' | 'other';
  readonly headerBytes: number;
  readonly bytes: number;
  readonly decodedBytes: number;
};

/** Watches what a page loads; the answer sums it up, given the page's own text. */
export const watchTraffic = async (session: CDPSession): Promise<(html: string) => Traffic> => {
  const loaded = new Map<string, Loaded>();
  const change = (id: string, changed: (before: Loaded) => Partial<Loaded>): void => {
    const before = loaded.get(id);
    if (before) loaded.set(id, { ...before, ...changed(before) });
  };
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { protocol, pathname } = new URL(response.url);
    if (!protocol.startsWith('http')) return;
    const isScript = type === 'Script' || response.mimeType.includes('javascript');
    const kind = isScript ? 'script' : type === 'Document' ? 'page' : 'other';
    const headerBytes = response.encodedDataLength; // what has come when the body begins
    loaded.set(requestId, { path: pathname, kind, headerBytes, bytes: 0, decodedBytes: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    change(requestId, ({ decodedBytes }) => ({ decodedBytes: decodedBytes + dataLength }));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    change(requestId, ({ headerBytes }) => ({ bytes: Math.max(0, encodedDataLength - headerBytes) }));
  });
  await session.send('Network.enable');
  return (html) => sumTraffic([...loaded.values()], html);
};

export const sumTraffic = (loaded: readonly Loaded[], html: string): Traffic => {
  const scripts = loaded.filter(({ kind }) => kind === 'script');
  const pages = loaded.filter(({ kind }) => kind === 'page');
  const named = namedScripts(html);
  const bytesOf = (files: readonly Loaded[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: loaded.length,
    scriptFiles: scripts.length,
    linkedScriptBytes: bytesOf(scripts.filter(({ path }) => named.has(path))),
    scriptBytes: bytesOf(scripts),
    pageBytes: bytesOf(pages),
    decodedPageBytes: pages.reduce((sum, { decodedBytes }) => sum + decodedBytes, 0),
  };
};

/** The paths of the scripts that a page links, preloads or has its first script ask for. */
const namedScripts = (html: string): ReadonlySet<string> => {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:src|href|data-scripts)="([^"]+)"/g)].flatMap(([, named = '']) => named.split(' ')),
  );
  return new Set(addresses.filter((address) => /[.]m?js$/.test(address)));
};
