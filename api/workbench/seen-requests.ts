/** A call as it came in, for tests that look at what was sent. */
export type SeenRequest = {
  readonly method: string;
  readonly path: string;
  /** With its question mark; empty without a query. */
  readonly query: string;
  readonly country_id: string | null;
  readonly currency: string | null;
  readonly content_type: string | null;
  /** The body as text; empty when there was none. */
  readonly body: string;
};

/** Remembers the last calls. */
export interface SeenRequests {
  note(request: Request): Promise<void>;
  list(): readonly SeenRequest[];
  clear(): void;
}

const MOST_REQUESTS = 200;
const MOST_BODY = 256_000;

export function createSeenRequests(): SeenRequests {
  let seen: readonly SeenRequest[] = [];
  return {
    note: async (request) => {
      const entry = await entryOf(request);
      seen = [...seen, entry].slice(-MOST_REQUESTS);
    },
    list: () => seen,
    clear: () => {
      seen = [];
    },
  };
}

async function entryOf(request: Request): Promise<SeenRequest> {
  const { pathname, search } = new URL(request.url);
  const body = request.method === 'POST' ? await request.clone().text() : '';
  return {
    method: request.method,
    path: pathname,
    query: search,
    country_id: request.headers.get('country-id'),
    currency: request.headers.get('currency'),
    content_type: request.headers.get('content-type'),
    body: body.slice(0, MOST_BODY),
  };
}
