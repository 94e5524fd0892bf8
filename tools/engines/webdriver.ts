/** A connection over which a browser is driven as WebDriver has it. */
export type WebDriver = {
  readonly call: <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<T>;
};

/** Longer than any command takes that is answered at all: scripts in a page have half a minute. */
const LIMIT_MS = 40_000;

/** Of one session, whose paths begin where the address ends. */
export function createWebDriver(address: string): WebDriver {
  return {
    async call<T>(method: string, path: string, body: unknown = {}) {
      const response = await fetch(address + path, {
        method,
        signal: AbortSignal.timeout(LIMIT_MS),
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      });
      const { value } = (await response.json()) as {
        readonly value: T & { readonly error?: string; readonly message?: string };
      };
      if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
      return value;
    },
  };
}
