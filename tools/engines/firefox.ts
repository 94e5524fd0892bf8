import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bidi, connectBidi } from './bidi.ts';
import { descendantsOf, endAtOnce } from './child-processes.ts';
import type { Engine, Tab } from './engine.ts';
import { findProgram } from './find-program.ts';
import { pressAt, pressing, writing } from './keys.ts';

const NAMES = ['firefox-esr', 'firefox'];
const START_MS = 30_000;
const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;

type Preferences = Readonly<Record<string, string | number | boolean>>;

/** One process for all pages, so that it is known which one draws them, and no page but those of the shop. */
const usual: Preferences = {
  'dom.ipc.processCount': 1,
  'dom.ipc.processCount.webIsolated': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'dom.disable_beforeunload': true,
  'browser.tabs.unloadOnLowMemory': false,
  'browser.startup.page': 0,
  'browser.sessionstore.resume_from_crash': false,
  'browser.tabs.crashReporting.sendReport': false,
  'ui.prefersReducedMotion': 1,
};

/** So many kB may be kept, and no worker stands between a page and the network. */
const narrow: Preferences = {
  'dom.quotaManager.temporaryStorage.fixedLimit': 16_384,
  'dom.serviceWorkers.enabled': false,
};

/** Cookies are refused, and with them all site data. */
const blocking: Preferences = { 'network.cookie.cookieBehavior': 2 };

/** How much room there is stands there from the start. */
const inPreferences = async (): Promise<void> => undefined;

/** As people have it. Null where it is not installed. */
export function openFirefox(): Promise<Engine | null> {
  return opened(usual);
}

/** There is little room on its device, and no worker. Null where it is not installed. */
export function openNarrowFirefox(): Promise<Engine | null> {
  return opened({ ...usual, ...narrow });
}

/** In its settings all site data is blocked. Null where it is not installed. */
export function openBlockedFirefox(): Promise<Engine | null> {
  return opened({ ...usual, ...narrow, ...blocking });
}

export function findFirefox(): string | null {
  return findProgram(NAMES);
}

async function opened(preferences: Preferences): Promise<Engine | null> {
  const program = findFirefox();
  if (program === null) return null;
  const profile = await mkdtemp(join(tmpdir(), 'zari-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => child.kill('SIGKILL')); // also after a defect
  const bidi = await connectBidi(`${await addressSaid(child)}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const errors = await listenForErrors(bidi);
  let userContext = 'default';

  return {
    name: 'firefox',
    slowness: 1,
    canPreload: true,
    canCrash: true,
    newTab: (script) => newTab({ bidi, pid: child.pid ?? 0, userContext }, script),
    errors: async () => errors.splice(0),
    async forget() {
      if (userContext !== 'default') await bidi.send('browser.removeUserContext', { userContext });
      const created = await bidi.send<{ readonly userContext: string }>('browser.createUserContext', {});
      userContext = created.userContext;
    },
    room: { isLocalApart: false, narrow: inPreferences, widen: inPreferences },
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

type Entry = { readonly level: string; readonly text: string | null };

async function listenForErrors(bidi: Bidi): Promise<string[]> {
  const errors: string[] = [];
  bidi.on('log.entryAdded', (params) => {
    const { level, text } = params as Entry;
    if (level === 'error') errors.push(text ?? '');
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return errors;
}

type Place = { readonly bidi: Bidi; readonly pid: number; readonly userContext: string };
type Evaluated = {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
};

async function newTab({ bidi, pid, userContext }: Place, script?: string): Promise<Tab> {
  const wanted = { type: 'tab', userContext };
  const { context } = await bidi.send<{ readonly context: string }>('browsingContext.create', wanted);
  if (script !== undefined)
    await bidi.send('script.addPreloadScript', { functionDeclaration: `() => { ${script} }`, contexts: [context] });
  const tell = async (method: string, params: object): Promise<void> =>
    void (await bidi.send(method, { context, ...params }));
  const perform = (actions: readonly unknown[]): Promise<void> => tell('input.performActions', { actions });
  const drawn = async (method: string): Promise<Buffer> => {
    const { data } = await bidi.send<{ readonly data: string }>(method, { context });
    return Buffer.from(data, 'base64');
  };
  const close = (): Promise<void> => tell('browsingContext.close', {});
  return {
    open: (url) => tell('browsingContext.navigate', { url, wait: 'interactive' }),
    async evaluate(expression) {
      const asked = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    press: (point) => perform(pressAt(point)),
    key: (key, held) => perform(pressing(key, held)),
    write: (text) => perform(writing(text)),
    reload: () => tell('browsingContext.reload', { wait: 'interactive' }),
    goBack: () => tell('browsingContext.traverseHistory', { delta: -1 }),
    resize: (viewport) => tell('browsingContext.setViewport', { viewport }),
    print: () => drawn('browsingContext.print'),
    picture: () => drawn('browsingContext.captureScreenshot'),
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
