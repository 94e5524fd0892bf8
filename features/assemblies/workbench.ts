type Envelope = { readonly code: number; readonly result: unknown };

/** A call the API has seen. */
export type Seen = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly country_id: string | null;
  readonly body: string;
};

/** Talks to the workbench of a reference API that was started for tests; throws what it refuses. */
export type Workbench = {
  readonly ask: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
  /** Chooses on a page to pay on; answers with the address of the shop that it leads to. */
  readonly choosesOn: (page: string, outcome: string) => Promise<string>;
};

export function createWorkbench(fetchApi: (request: Request) => Promise<Response>, origin: string): Workbench {
  return {
    async ask(method, path, body) {
      const request = new Request(`${origin}${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { code, result } = (await (await fetchApi(request)).json()) as Envelope;
      if (code !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(result)}`);
      return result;
    },
    async choosesOn(page, outcome) {
      const { pathname, searchParams } = new URL(page);
      const body = new URLSearchParams({ state: searchParams.get('state') ?? '', outcome });
      const request = new Request(`${origin}${pathname}`, { method: 'POST', body, redirect: 'manual' });
      const { status, headers } = await fetchApi(request);
      const back = headers.get('location');
      if (back === null) throw new Error(`POST ${pathname}: ${status}`);
      const address = new URL(back);
      return address.pathname + address.search;
    },
  };
}
