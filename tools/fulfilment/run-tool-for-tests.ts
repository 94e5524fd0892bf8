import { runOrders } from './run-orders.ts';

export type Reply = { readonly code: number; readonly result: unknown };

/** What the tool asks, prints and complains of, given these words and an API that answers so. */
export async function runTool(
  words: readonly string[],
  reply: Reply | Error,
  environment: Readonly<Record<string, string>> = {},
) {
  const [asked, printed, complained]: [unknown[], string[], string[]] = [[], [], []];
  const code = await runOrders(words, {
    environment,
    fetch: async (address, init) => {
      asked.push([address, init?.method ?? 'GET', JSON.parse(String(init?.body ?? 'null')), init?.headers]);
      if (reply instanceof Error) throw reply;
      return Response.json(reply);
    },
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
  });
  return { code, asked, printed, complained };
}

export const json = { 'content-type': 'application/json' };
