import { request as httpRequest, type RequestListener } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '#domain/shared/log.ts';
import { firstStoreView, plainView } from '#domain/storeview/configured-view.ts';
import type { Patience } from '#shared/http-server.ts';
import type { Spans } from '#shared/spans.ts';
import { createAnswerRobots } from './answer-robots.ts';
import { answerStoreChoice } from './answer-store-choice.ts';
import { createAnswerWithPage } from './answer-with-page.ts';
import { type Listening, listen } from './listen.ts';
import { isForeignWrite } from './origin-of-request.ts';
import { createPageServer } from './page-server.ts';
import type { RenderPage } from './render-page.tsx';
import { fileHeaders, type HeaderFields, pageHeaders, workerHeaders } from './security-headers.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';
import { createTakeInvalidation } from './take-invalidation.ts';
import { createUnreadable } from './unreadable.ts';
import { createApiUpstream, createPictureUpstream } from './upstreams.ts';
import { createViewAt, type ViewDoor } from './view-at.ts';

export const page = (html: string) =>
  ({ kind: 'page', status: 200, html, language: 'en-US', isPrivate: false, isFindable: true }) as const;

const script: StaticFile = {
  type: 'text/javascript; charset=utf-8',
  etag: '"s1"',
  isImmutable: true,
  bodies: { identity: Buffer.from('plain'), br: Buffer.from('brotli') },
};

type ShopParts = {
  readonly renderError?: RenderPage;
  /** Milliseconds a page may take. */
  readonly limit?: number;
  readonly trustedProxies?: readonly string[];
  readonly unlimited?: readonly string[];
  readonly pagesPerMinute?: number;
  readonly askRedis?: Parameters<typeof createPageServer>[0]['askRedis'];
  readonly workerFile?: string;
  readonly apiPaths?: readonly string[];
  readonly now?: () => number;
  readonly files?: StaticFiles;
  readonly patience?: Patience;
  readonly invalidationKey?: string;
  /** Takes the tags that were invalidated. */
  readonly invalidated?: string[];
  readonly onAnswer?: Parameters<typeof createPageServer>[0]['onAnswer'];
  readonly spans?: Spans;
};

/** Servers of a test, on free ports, with what they logged. */
export type ServersForTests = {
  readonly lines: string[];
  readonly open: (listener: RequestListener, patience?: Patience) => Promise<number>;
  readonly openShop: (render: RenderPage, apiUrl?: string, parts?: ShopParts) => Promise<number>;
  readonly close: () => Promise<void>;
};

const FILES: StaticFiles = new Map([['/static/a.0123456789.js', script]]);
const PLACE = { publicOrigin: 'http://localhost', mediaBase: '' };
const WORDS = fileHeaders(PLACE);
/** Longer than a page takes on a machine that does much else. */
const PATIENT = 60_000;
const NOBODY = 'http://127.0.0.1:1';

export function createServersForTests(): ServersForTests {
  const opened: Listening[] = [];
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  const log = { info: note, error: note };

  const open = async (listener: RequestListener, patience?: Patience): Promise<number> => {
    const listening = await listen(listener, { port: 0, common: WORDS, ...(patience ? { patience } : {}) });
    opened.push(listening);
    return listening.port;
  };

  return {
    lines,
    open,
    openShop(render, apiUrl = NOBODY, parts = {}) {
      const { renderError = render, limit = PATIENT, files = FILES, patience, ...others } = parts;
      const server = shopServer({ render, renderError, limit, log }, apiUrl, { files, ...others });
      return open(getRequestListener(server.fetch, { errorHandler: createUnreadable(WORDS).answer }), patience);
    },
    async close() {
      await Promise.all(opened.splice(0).map(({ stop }) => stop()));
    },
  };
}

type Drawing = {
  readonly render: RenderPage;
  readonly renderError: RenderPage;
  readonly limit: number;
  readonly log: Log;
};

function shopServer(drawing: Drawing, apiUrl: string, { files = FILES, ...parts }: ShopParts) {
  const { log } = drawing;
  const place = { ...PLACE, apiUrl, mediaUrl: apiUrl, spans: parts.spans };
  const common = { ...pageHeaders(place), 'x-page': 'yes' };
  return createPageServer({
    files,
    fileHeaders: { ...fileHeaders(place), 'x-file': 'yes' },
    workerHeaders: workerHeaders(place),
    workerFile: parts.workerFile ?? '/service-worker.js',
    takeInvalidation: createTakeInvalidation({
      key: parts.invalidationKey,
      invalidate: async (tags) => void parts.invalidated?.push(...tags),
      now: parts.now ?? (() => 0),
      common: fileHeaders(place),
    }),
    viewAt: createViewAt(door(drawing, { ...place, view: plainView }, common), []),
    api: createApiUpstream(place),
    apiPaths: parts.apiPaths ?? ['/api/*'],
    pictures: createPictureUpstream(place),
    isForeignWrite: (request) => isForeignWrite(request, place),
    trust: { proxies: new Set(parts.trustedProxies), unlimited: new Set(parts.unlimited) },
    pagesPerMinute: parts.pagesPerMinute ?? 240,
    askRedis: parts.askRedis,
    now: parts.now ?? (() => 0),
    log,
    onAnswer: parts.onAnswer,
    spans: parts.spans,
  });
}

/** The only store view of the shop. */
function door(drawing: Drawing, place: Parameters<typeof answerStoreChoice>[1], common: HeaderFields): ViewDoor {
  const storeViewOf = () => firstStoreView(plainView);
  return {
    host: '',
    prefix: '',
    storeChoice: (request) => answerStoreChoice(request, place, common),
    answerWithPage: createAnswerWithPage({
      ...drawing,
      storeViewOf,
      home: '/',
      common,
      styles: ['/a.css'],
      limit: drawing.limit,
    }),
    answerRobots: createAnswerRobots({
      sitemap: async () => null,
      origin: 'http://localhost',
      prefixes: [''],
      common: fileHeaders(PLACE),
      log: drawing.log,
    }),
  };
}

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

type Asked = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };

/** Sends the target as it stands; `fetch` would tidy it up. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const whole = Buffer.concat(chunks);
        const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text.toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
