import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { until } from '#shared/waiting/until.ts';
import { freePort } from '../processes/free-port.ts';
import { descendantsOf, endAtOnce } from './child-processes.ts';
import type { Engine, Tab } from './engine.ts';
import { findProgram } from './find-program.ts';
import { pressAt, pressing, writing } from './keys.ts';
import { createWebDriver, type WebDriver } from './webdriver.ts';

const SCREEN = '1280x1000x24';
const START_MS = 15_000;
const ENDS_WITHIN_MS = 3_000; // else it is ended
const LOOK_AGAIN_MS = 100;
const WRITES_CONSOLE = '--enable-write-console-messages-to-stdout=true'; // it means its errors
const IS_ERROR = /CONSOLE (?:\w+ )?ERROR (.*)/;
const MINI_BROWSERS = ['4.1', '4.0', '6.0'].flatMap((version) =>
  ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', ''].map((place) => `/usr/lib/${place}webkit2gtk-${version}/MiniBrowser`),
);

type Installed = { readonly driver: string; readonly screen: string; readonly binary: string };

/** Null where WebKitGTK, its driver or a screen to draw on is not installed. */
export function findWebkit(): Installed | null {
  const [driver, screen, binary] = [['WebKitWebDriver'], ['Xvfb'], MINI_BROWSERS].map(findProgram);
  return driver && screen && binary ? { driver, screen, binary } : null;
}

/** Null where it is not installed. */
export async function openWebkit(): Promise<Engine | null> {
  const installed = findWebkit();
  if (installed === null) return null;
  const { driver, screen, binary } = installed;
  const home = await mkdtemp(join(tmpdir(), 'zari-webkit-'));
  const shownOn = await openScreen(screen);
  const places = { HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home };
  const env = { ...process.env, ...places, DISPLAY: shownOn.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const browser = await heardBrowser(binary, home);
  const programs = { driver, binary: browser.program, env };
  let running = await startDriver(programs);
  process.once('exit', () => {
    for (const { child } of [running, shownOn]) child.kill('SIGKILL'); // also after a defect
  });

  return {
    name: 'webkit',
    slowness: 1,
    canPreload: false,
    canCrash: false,
    room: null,
    async newTab() {
      if (isEnded(running.child)) running = await startDriver(programs);
      return newTab(running);
    },
    errors: browser.errors,
    async forget() {
      await end(running);
      running = await startDriver(programs); // what it keeps is its session's
    },
    async close() {
      await end(running);
      await ended(shownOn.child);
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/**
 * The driver lets nobody hear what the browser writes. So it starts one whose errors are written into a file: those of the
 * console, each on a line of its own.
 */
async function heardBrowser(
  binary: string,
  home: string,
): Promise<Pick<Engine, 'errors'> & { readonly program: string }> {
  const [program, log] = [join(home, 'browser'), join(home, 'log')];
  await writeFile(log, '');
  await writeFile(program, `#!/bin/sh\nexec "${binary}" "$@" 2>>"${log}"\n`, { mode: 0o700 });
  let told = 0;
  return {
    program,
    async errors() {
      const text = await readFile(log, 'utf8');
      const lines = text.slice(told).split('\n');
      told = text.length;
      return lines.flatMap((line) => IS_ERROR.exec(line)?.[1] ?? []);
    },
  };
}

type Programs = { readonly driver: string; readonly binary: string; readonly env: NodeJS.ProcessEnv };
type Running = Place & { readonly child: ChildProcess };
type Place = { readonly webDriver: WebDriver; readonly first: string; readonly locks: Locks };

/** The driver itself ends now and then, when a page is left in the middle of what it was asked; then another one goes on. */
async function startDriver({ driver, binary, env }: Programs): Promise<Running> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const webDriver = await openSession(`http://127.0.0.1:${port}`, binary);
  const first = await webDriver.call<string>('GET', '/window'); // it stays, since with the last one the session ends
  return { child, webDriver, first, locks: createMemoryLocks() };
}

async function end({ child, webDriver }: Running): Promise<void> {
  const bye = isEnded(child) ? undefined : webDriver.call('DELETE', '').catch(() => undefined);
  await Promise.race([bye, pause(ENDS_WITHIN_MS, undefined, { ref: false })]);
  endAtOnce(await descendantsOf(child.pid ?? 0));
  await ended(child);
}

function isEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function ended(child: ChildProcess): Promise<void> {
  if (isEnded(child)) return;
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await over;
}

/** It chooses its own number, which it says at its third channel. */
async function openScreen(program: string): Promise<{ readonly display: string; readonly child: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  setTimeout(reject, START_MS, new Error('Xvfb did not start.')).unref();
  child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  return { display: await promise, child };
}

async function openSession(address: string, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation', WRITES_CONSOLE] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const driver = createWebDriver(address);
  const asked = { capabilities: { alwaysMatch } };
  const look = () => driver.call<{ readonly sessionId: string }>('POST', '/session', asked);
  const limits = { limitMs: START_MS, pauseMs: LOOK_AGAIN_MS };
  const { sessionId } = await until('the driver of WebKit opens a session', look, limits);
  return createWebDriver(`${address}/session/${sessionId}`);
}

/**
 * A command goes to the tab that was switched to last: nobody may switch to another one in between, or the wrong tab is
 * closed. Each has a window of its own: others would be hidden, and slow.
 */
async function newTab({ webDriver, first, locks }: Place): Promise<Tab> {
  type Method = Parameters<WebDriver['call']>[0];
  const tellIn = <T>(tab: string, method: Method, path: string, body?: unknown): Promise<T> =>
    locks.runExclusive('tab', async () => {
      await webDriver.call('POST', '/window', { handle: tab });
      return webDriver.call<T>(method, path, body);
    });
  const { handle } = await tellIn<{ readonly handle: string }>(first, 'POST', '/window/new', { type: 'window' });
  const tell = async (method: Method, path: string, body?: unknown): Promise<void> => {
    await tellIn(handle, method, path, body);
  };
  const perform = (actions: readonly unknown[]): Promise<void> => tell('POST', '/actions', { actions });
  return {
    open: (url) => tell('POST', '/url', { url }),
    async evaluate(expression) {
      const script = `const say = arguments[0]; ${expression}.then((text) => say([text]), (fault) => say([null, String(fault)]));`;
      const [text, fault] = await tellIn<readonly [string | null, string?]>(handle, 'POST', '/execute/async', {
        script,
        args: [],
      });
      if (text === null) throw new Error(fault);
      return text;
    },
    press: (point) => perform(pressAt(point)),
    key: (key, held) => perform(pressing(key, held)),
    write: (text) => perform(writing(text)),
    reload: () => tell('POST', '/refresh'),
    goBack: () => tell('POST', '/back'),
    resize: (size) => tell('POST', '/window/rect', size),
    print: async () => null,
    picture: async () => Buffer.from(await tellIn<string>(handle, 'GET', '/screenshot'), 'base64'),
    close: () => tell('DELETE', '/window'),
    crash: () => Promise.reject(new Error('With the process of a page the session would end, and all that it keeps.')),
  };
}
