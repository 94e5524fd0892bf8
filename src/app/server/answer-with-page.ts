import { SHELL_ADDRESS } from '#domain/offline/kept-keys.ts';
import type { Log } from '#domain/shared/log.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Trace } from '#shared/trace.ts';
import { errorAddress } from '#viewmodels/error/error-screen-model.ts';
import { answerPage } from './answer-page.ts';
import type { FindPage } from './cached-pages.ts';
import { CALLER_LEFT } from './pass-through.ts';
import { plainPage } from './plain-page.ts';
import { referenceOf } from './reference.ts';
import type { Rendered, RenderPage } from './render-page.tsx';
import type { HeaderFields } from './security-headers.ts';

/** Answers a request with a page, whatever happens. */
export type AnswerWithPage = {
  /** What goes wrong is told under the trace of the request. */
  readonly page: (request: Request, address: string, trace: Trace) => Promise<Response>;
  readonly refused: (request: Request, status: RefusedStatus) => Promise<Response>;
  /** For a client that has to wait so many seconds for its next page. */
  readonly tooMany: (request: Request, seconds: number) => Promise<Response>;
};

type RefusedStatus = 400 | 405 | 429 | 500;

type Ports = {
  readonly render: RenderPage;
  /** Finds or draws what is asked for; absent, `render` draws it. */
  readonly find?: FindPage;
  readonly renderError: RenderPage;
  /** What the shopper chose, as the cookies of a request say it. */
  readonly storeViewOf: (cookies: string | null) => StoreView;
  /** The home of the store view. */
  readonly home: string;
  readonly common: HeaderFields;
  /** Style sheets of a page without data. */
  readonly styles: readonly string[];
  /** Milliseconds a page may take, the API's answers included. */
  readonly limit: number;
  /** Seconds that a CDN need not ask for a public page; 0 where there is none. */
  readonly cdnSeconds?: number;
  readonly log: Log;
};

const texts: Readonly<Record<RefusedStatus, readonly [title: string, text: string]>> = {
  400: ['We cannot read this address', 'Something in it is not an address of this shop.'],
  405: ['This cannot be done here', 'The page can only be read.'],
  429: ['Too many pages at once', 'More pages were asked for than anybody can read. Please try again in a minute.'],
  500: ['Something went wrong', 'The mistake is ours. Please try again in a moment.'],
};

export function createAnswerWithPage(ports: Ports): AnswerWithPage {
  return {
    async page(request, address, trace) {
      const limit = AbortSignal.timeout(ports.limit);
      const storeView = ports.storeViewOf(request.headers.get('cookie'));
      try {
        const find = ports.find ?? ports.render;
        const page = await inTime(find(address, AbortSignal.any([limit, request.signal]), storeView, trace), limit);
        return await answerPage(request, page, ports.common, ports.cdnSeconds);
      } catch (error) {
        if (request.signal.aborted) return new Response(null, { status: CALLER_LEFT });
        const reference = referenceOf(trace);
        ports.log.error(`A page could not be drawn (${reference}): ${reasonOf(error)}`);
        const page = limit.aborted
          ? await errorPage(ports, storeView, { status: 503, reference })
          : ((await undrawnPage(ports, storeView, reference)) ??
            (await errorPage(ports, storeView, { status: 500, reference })));
        return answerPage(request, page, ports.common);
      }
    },
    async refused(request, status) {
      const answer = await refusal(request, status);
      if (status === 405) answer.headers.set('allow', 'GET, HEAD');
      return answer;
    },
    async tooMany(request, seconds) {
      const answer = await refusal(request, 429);
      answer.headers.set('retry-after', String(seconds));
      return answer;
    },
  };

  function refusal(request: Request, status: RefusedStatus): Promise<Response> {
    return answerPage(request, plain(ports, status), ports.common);
  }
}

type Failed = { readonly status: 500 | 503; readonly reference: string };

/** The shop's own error page without scripts: a browser must not go on from a page that is not its address's. */
async function errorPage(ports: Ports, storeView: StoreView, { status, reference }: Failed): Promise<Rendered> {
  try {
    const page = await ports.renderError(errorAddress(reference), AbortSignal.timeout(ports.limit), storeView);
    return page.kind === 'page' ? { ...page, status, isFindable: false } : plain(ports, 500, reference);
  } catch (error) {
    ports.log.error(`The error page could not be drawn: ${reasonOf(error)}`);
    return plain(ports, 500, reference);
  }
}

function plain({ styles, home }: Ports, status: RefusedStatus, reference?: string): Rendered {
  const [title, why] = texts[status];
  const text = reference === undefined ? why : `${why} Reference: ${reference}.`;
  const html = plainPage({ status, title, text, styles, home });
  return { kind: 'page', status, html, language: 'en', isPrivate: true, isFindable: false };
}

/**
 * The page that the browser draws by itself, as it does without a network: there a part that cannot be drawn takes no other
 * along. Null where not even that one can be drawn.
 */
async function undrawnPage(
  { render, limit }: Ports,
  storeView: StoreView,
  reference: string,
): Promise<Rendered | null> {
  try {
    const page = await render(SHELL_ADDRESS, AbortSignal.timeout(limit), storeView);
    if (page.kind !== 'page') return null;
    return { ...page, html: withoutScriptsSaid(page.html, reference), status: 500, isFindable: false };
  } catch {
    return null;
  }
}

/** Where no script runs nothing comes after it. */
function withoutScriptsSaid(html: string, reference: string): string {
  return html.replace(
    '</body>',
    `<noscript><p>${texts[500].join('. ')} Reference: ${reference}.</p></noscript></body>`,
  );
}

/** Rejects when the limit ends first; what is under way is left to itself. */
async function inTime<T>(work: Promise<T>, limit: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(new Error('it took too long'));
  limit.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    limit.removeEventListener('abort', stop);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
