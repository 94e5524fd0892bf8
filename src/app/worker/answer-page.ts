import { responseCacheFor } from '#domain/offline/kept-answers.ts';
import { pageKey, SHELL_ADDRESS } from '#domain/offline/kept-keys.ts';
import type { Answers } from './answers.ts';
import type { ResponseCache } from './response-cache.ts';

type Ports = {
  readonly answers: Answers;
  readonly shells: ResponseCache;
  /** Asks the shop for an address. */
  readonly ask: (address: string) => Promise<Response>;
  /** The store view that the shopper has chosen, as its cookie says it. */
  readonly storeChoice: () => Promise<string>;
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

export function createAnswerPage({ answers, shells, ask, storeChoice, origin }: Ports): AnswerPage {
  const shellAddress = origin + SHELL_ADDRESS;

  return {
    async answer({ address, ask, after }) {
      const choice = await storeChoice();
      try {
        const answer = await answers.freshFirst({ name: 'pages', key: pageKey(address, choice), ask, after });
        after(keepShell(choice));
        return answer;
      } catch {
        return (await shells.find(pageKey(shellAddress, choice))) ?? Response.error();
      }
    },
    async keep(address) {
      const asked = { method: 'GET', url: new URL(address), origin, isPage: true, isAuthorized: false };
      if (responseCacheFor(asked) !== 'pages') return; // an address may name a person
      const key = pageKey(address, await storeChoice());
      const works: Promise<unknown>[] = [];
      await answers.freshFirst({ name: 'pages', key, ask: () => ask(address), after: (work) => works.push(work) });
      await Promise.all(works);
    },
    keepShell: async () => keepShell(await storeChoice(), { isAnew: true }),
  };

  /** There is one for each store view that was chosen since the build came. */
  async function keepShell(choice: string, { isAnew } = { isAnew: false }): Promise<void> {
    const key = pageKey(shellAddress, choice);
    if (!isAnew && (await shells.find(key))) return;
    const shell = await ask(shellAddress);
    if (shell.status !== 200 || shell.redirected) throw new Error('The neutral page could not be had.');
    await shells.keep(key, shell);
  }
}
