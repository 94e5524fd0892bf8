import type { BrowserContext, ConsoleMessage, Page as Tab } from 'playwright-core';
import { violationsOn } from '#tools/states/find-violations.ts';

/** Notes what is wrong with the pages an example meets, beside what its steps ask. */
export type PageWatch = {
  readonly watch: (context: BrowserContext) => void;
  /** Looks whether somebody is kept out of the page as it is now. */
  readonly saw: (tab: Tab) => Promise<void>;
  /** From now on the network may fail. */
  readonly expectFailures: () => void;
  /** From now on the browser is being closed. */
  readonly expectClosing: () => void;
  /** From now on the device keeps nothing, and the shop's log may say so. */
  readonly expectForgetting: () => void;
  /** From now on somebody else changes pages before they come to life, which are then drawn anew. */
  readonly expectRedrawing: () => void;
  /** What the pages said to those who run the shop. */
  readonly logged: () => readonly string[];
  readonly findings: () => readonly string[];
};

const NETWORK =
  /^Failed to load resource|net::ERR|code 5\d\d|^A part could not be loaded and is tried again|order request error: unreachable|had no turn: TypeError: Failed to fetch dynamically imported module/;
/** Said by the tool that keeps workers out of examples that are not about them. */
const KEPT_OUT = /^Service Worker registration blocked/;
const REDRAWN = /^The page was drawn anew/;
const STORAGE = /SecurityError|No available storage method found/;

/** A page that is closed while it loads one more file does not get it. */
const CUT_OFF = /Failed to fetch dynamically imported module/;

export function isAboutRedrawing(finding: string): boolean {
  return finding.includes('The page was drawn anew');
}

/** `seen` holds the states of the run that were looked at; each is looked at once, in the width in which it comes first. */
export function createPageWatch(seen: Set<string>): PageWatch {
  const findings: string[] = [];
  const logged: string[] = [];
  const expected: RegExp[] = [KEPT_OUT];
  const pages = new Set<string>();

  return {
    findings: () => findings,
    logged: () => logged,
    expectFailures: () => void expected.push(NETWORK),
    expectRedrawing: () => void expected.push(REDRAWN),
    expectClosing: () => void expected.push(CUT_OFF),
    expectForgetting: () => void expected.push(STORAGE),
    watch(context) {
      context.on('request', (request) => void (request.isNavigationRequest() && pages.add(request.url())));
      context.on('weberror', (error) => void findings.push(`thrown: ${error.error().message}`));
      context.on('console', (message) => {
        logged.push(message.text());
        if (!['error', 'warning'].includes(message.type()) && !REDRAWN.test(message.text())) return;
        if (isAboutPage(message, pages)) return;
        if (expected.some((words) => words.test(message.text()))) return;
        findings.push(`said on ${message.page()?.url()} of ${message.location().url}: ${message.text()}`);
      });
    },
    async saw(tab) {
      const state = await tab.evaluate(stateOf);
      if (seen.has(state)) return;
      seen.add(state);
      for (const { id, help, nodes } of await violationsOn(tab))
        findings.push(
          `${state} keeps somebody out at ${tab.viewportSize()?.width} px, ${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
        );
    },
  };
}

/**
 * What the browser says about a page that is not there, or came too late, is no news: the steps ask for it. The browser
 * may say so while it still shows the page before.
 */
function isAboutPage(message: ConsoleMessage, pages: ReadonlySet<string>): boolean {
  return pages.has(message.location().url) && message.text().startsWith('Failed to load resource');
}

/** Runs in the page: which page it is and what lies open on it. All products are one page, and so are all categories. */
function stateOf(): string {
  const { pathname, search } = location;
  const page = pathname.split('/').slice(0, 2).join('/');
  const step = new URLSearchParams(search).get('step') ?? '';
  const isNamedByMerchant = ['/p', '/c', '/test'].includes(page);
  const heading = isNamedByMerchant ? '' : (document.querySelector('h1')?.textContent ?? '');
  const dialog = document.querySelector('dialog[open] h2')?.textContent ?? '';
  const inError = document.querySelector('[aria-invalid="true"]') === null ? '' : 'in error';
  const parts = `${document.querySelectorAll('main section, main form').length} parts`;
  return [page, step, heading, dialog, inError, parts].filter(Boolean).join(' ');
}
