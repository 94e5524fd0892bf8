import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bidi, connectBidi } from './bidi.ts';
import { descendantsOf, endAtOnce } from './child-processes.ts';
import type { Engine, Tab } from './engine.ts';
import { findProgram } from './find-program.ts';

const NAMES = ['firefox-esr', 'firefox'];
const START_MS = 30_000;
const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;

type Preferences = Readonly<Record<string, string | number | boolean>>;

/**
 * One process for all pages, so that it is known which one draws them, and no page but those of the shop, which may keep
 * so many kB.
 */
const usual: Preferences = {
  'dom.quotaManager.temporaryStorage.fixedLimit': 16_384,
  'dom.ipc.processCount': 1,
  'dom.ipc.processCount.webIsolated': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'dom.serviceWorkers.enabled': false,
  'dom.disable_beforeunload': true,
  'browser.tabs.unloadOnLowMemory': false,
  'browser.startup.page': 0,
  'browser.sessionstore.resume_from_crash': false,
  'browser.tabs.crashReporting.sendReport': false,
  'ui.prefersReducedMotion': 1,
};

/** Cookies are refused, and with them all site data. */
const blocking: Preferences = { 'network.cookie.cookieBehavior': 2 };

/** Null where it is not installed. */
export function openFirefox(): Promise<Engine | null> {
  return opened(usual);
}

/** In its settings all site data is blocked. Null where it is not installed. */
export function openBlockedFirefox(): Promise<Engine | null> {
  return opened({ ...usual, ...blocking });
}

async function opened(preferences: Preferences): Promise<Engine | null> {
  const program = findProgram(NAMES);
  if (program === null) return null;
  const profile = await mkdtemp(join(tmpdir(), 'zari-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => child.kill('SIGKILL')); // also after a defect
  const bidi = await connectBidi(`${await addressSaid(child)}/session`);
  await bidi.send('session.new', { capabilities: {} });

  return {
    name: 'firefox',
    slowness: 1,
    canPreload: true,
    canCrash: true,
    newTab: (script) => newTab({ bidi, pid: child.pid ?? 0 }, script),
    room: { isLocalApart: false, narrow: async () => undefined }, // it is from the start, in its preferences
    async close() {
      bidi.close();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      endAtOnce(await descendantsOf(child.pid ?? 0));
      child.kill('SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function addressSaid(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  setTimeout(reject, START_MS, new Error('Firefox did not say where it listens.')).unref();
  let said = '';
  child.stderr?.on('data', (words) => {
    said += words;
    const address = LISTENS.exec(said)?.[1];
    if (address !== undefined) resolve(address);
  });
  return promise;
}

type Place = { readonly bidi: Bidi; readonly pid: number };
type Evaluated = {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
};

async function newTab({ bidi, pid }: Place, script?: string): Promise<Tab> {
  const { context } = await bidi.send<{ readonly context: string }>('browsingContext.create', { type: 'tab' });
  if (script !== undefined)
    await bidi.send('script.addPreloadScript', { functionDeclaration: `() => { ${script} }`, contexts: [context] });
  const close = async (): Promise<void> => void (await bidi.send('browsingContext.close', { context }));
  return {
    open: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    async evaluate(expression) {
      const asked = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    close,
    async crash() {
      endAtOnce((await descendantsOf(pid)).filter(({ command }) => drawsPages(command)));
      await close();
    },
  };
}

function drawsPages(command: string): boolean {
  return command.includes('-isForBrowser') && / tab *$/.test(command);
}
