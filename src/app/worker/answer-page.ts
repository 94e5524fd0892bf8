import { responseCacheFor } from '#domain/offline/kept-answers.ts';
import { firstNameOf, pageKey, SHELL_ADDRESS, STORE_VIEWS } from '#domain/offline/kept-keys.ts';
import type { Answers } from './answers.ts';
import type { ResponseCache } from './response-cache.ts';

type Ports = {
  readonly answers: Answers;
  readonly shells: ResponseCache;
  /** Asks the shop for an address. */
  readonly ask: (address: string) => Promise<Response>;
  /** What the shopper has chosen in the store view of an address, as its cookie says it. */
  readonly storeChoice: (address: string) => Promise<string>;
  readonly origin: string;
};

type Going = {
  readonly address: string;
  readonly ask: () => Promise<Response>;
  readonly after: (work: Promise<unknown>) => void;
};

export type AnswerPage = {
  /** A page as the shop has it, else as it was kept, else the neutral page, which opens it with what is on the device (PWA-09). */
  readonly answer: (going: Going) => Promise<Response>;
  /** Keeps a page that stands already, if it may be kept. */
  readonly keep: (address: string) => Promise<void>;
  /** Keeps the neutral page of this build. */
  readonly keepShell: () => Promise<void>;
};

export function createAnswerPage(ports: Ports): AnswerPage {
  const { answers, ask, storeChoice, origin } = ports;
  const { shellOf, keptShell, keepShell } = createShells(ports);

  return {
    async answer({ address, ask, after }) {
      const key = pageKey(address, await storeChoice(address));
      try {
        const answer = await answers.freshFirst({ name: 'pages', key, ask, after });
        after(keepShell(shellOf(address, answer)));
        return answer;
      } catch {
        return (await keptShell(address)) ?? Response.error();
      }
    },
    async keep(address) {
      const asked = { method: 'GET', url: new URL(address), origin, isPage: true, isAuthorized: false };
      if (responseCacheFor(asked) !== 'pages') return; // an address may name a person
      const key = pageKey(address, await storeChoice(address));
      const works: Promise<unknown>[] = [];
      const after = (work: Promise<unknown>) => void works.push(work);
      const answer = await answers.freshFirst({ name: 'pages', key, ask: () => ask(address), after });
      await Promise.all([...works, keepShell(shellOf(address, answer))]);
    },
    keepShell: () => keepShell(origin + SHELL_ADDRESS, { isAnew: true }),
  };
}

/** The neutral pages of a device, one for each store view. */
function createShells({ shells, ask, storeChoice, origin }: Ports) {
  return { shellOf, keptShell, keepShell };

  /** Of the store view of an address, by the word of a page of the same host; what a store view has is not shown in another. */
  function shellOf(address: string, { headers }: Response): string {
    const prefix = firstNameOf(address);
    const isPrefix = headers.get(STORE_VIEWS)?.split(' ').includes(prefix);
    return `${origin}${isPrefix ? prefix : ''}${SHELL_ADDRESS}`;
  }

  async function keptShell(address: string): Promise<Response | undefined> {
    const main = await foundShell(origin + SHELL_ADDRESS);
    return main && foundShell(shellOf(address, main));
  }

  async function foundShell(address: string): Promise<Response | undefined> {
    return shells.find(pageKey(address, await storeChoice(address)));
  }

  /** There is one for each choice in each store view since the build came. */
  async function keepShell(address: string, { isAnew } = { isAnew: false }): Promise<void> {
    const key = pageKey(address, await storeChoice(address));
    if (!isAnew && (await shells.find(key))) return;
    const shell = await ask(address);
    if (shell.status !== 200 || shell.redirected) throw new Error('The neutral page could not be had.');
    await shells.keep(key, shell);
  }
}
