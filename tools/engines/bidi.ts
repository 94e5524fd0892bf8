/** What a browser answers to a command, or tells of its own accord. */
type Message = {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
};

/** A connection over which a browser is driven as WebDriver BiDi has it. */
export type Bidi = {
  readonly send: <T>(method: string, params: unknown) => Promise<T>;
  /** Calls with what is told under a name, which the browser has to be subscribed to. */
  readonly on: (event: string, hears: (params: unknown) => void) => void;
  readonly close: () => void;
};

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (fault: Error) => void };

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: unknown) => void>();
  let last = 0;
  const { promise: open, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => resolve());
  socket.addEventListener('error', () => reject(new Error(`${address} does not answer.`)));
  socket.addEventListener('close', () => {
    for (const { reject: refuse } of waiting.values()) refuse(new Error('The browser has ended.'));
    waiting.clear();
  });
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, method = '', params, result, error, message } = JSON.parse(String(data)) as Message;
    if (type === 'event') return listeners.get(method)?.(params);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') asked?.resolve(result);
    else asked?.reject(new Error(`${error}: ${message}`));
  });
  await open;
  return {
    send<T>(method: string, params: unknown): Promise<T> {
      last += 1;
      const { promise, ...hands } = Promise.withResolvers<unknown>();
      waiting.set(last, hands);
      socket.send(JSON.stringify({ id: last, method, params }));
      return promise as Promise<T>;
    },
    on: (event, hears) => void listeners.set(event, hears),
    close: () => socket.close(),
  };
}
