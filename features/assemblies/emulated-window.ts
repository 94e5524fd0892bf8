import { Window } from 'happy-dom';
import { HEARD_AFTER_MS } from '#ui/components/say.ts';
import type { Drawing } from '../shoppers/emulated-tab.ts';

const ORIGIN = 'http://shop.test';
const PHONE = { width: 360, height: 740 };

/** What React, the router and the screens look for as globals; everything else stays Node's own. */
const lent = [
  'document',
  'navigator',
  'location',
  'history',
  'sessionStorage',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'SVGElement',
  'MutationObserver',
  'scrollTo',
] as const;

/** Opens an emulated browser window in this process; must come before React is loaded. */
export function openEmulatedWindow(): Omit<Drawing, 'rested'> {
  const emulated = new Window({
    url: ORIGIN,
    ...PHONE,
    settings: { navigation: { disableMainFrameNavigation: true } },
  });
  const window = emulated as unknown as typeof globalThis.window;
  lend('window', window);
  for (const name of lent) {
    const value = typeof window[name] === 'function' && name === 'scrollTo' ? () => undefined : window[name];
    lend(name, value);
  }
  lend('FormData', withoutButtons(window.FormData));
  return { isUnderWay: countCalls(), hasChanged: watchChanges(window.document) };
}

/** The emulated window takes a form's own button for another form's. */
function withoutButtons(Emulated: typeof FormData): typeof FormData {
  return class extends Emulated {
    constructor(form?: HTMLFormElement) {
      super(form);
    }
  };
}

/** What the page has asked to be called for soon; as long as something waits, not everything is drawn. */
function countCalls(): Drawing['isUnderWay'] {
  const [turns, timers] = [countTurns(), countSoonTimers()];
  return () => turns() > 0 || timers() > 0;
}

/** React asks for its turns by `setImmediate`. */
function countTurns(): () => number {
  let waiting = 0;
  const take = globalThis.setImmediate;
  const counted = (work: () => void): NodeJS.Immediate => {
    waiting += 1;
    return take(() => {
      waiting -= 1;
      work();
    });
  };
  lend('setImmediate', counted);
  return () => waiting;
}

const SOON_MS = 1;

/** Parts that come when the page is at rest ask by `setTimeout`, since this window has nothing to tell it by. */
function countSoonTimers(): () => number {
  const waiting = new Set<unknown>();
  const { setTimeout: take, clearTimeout: drop } = globalThis;
  const counted = (work: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): NodeJS.Timeout => {
    const isSoon = delay <= SOON_MS || delay === HEARD_AFTER_MS; // nobody has to hear anything here
    const timer = take(
      () => {
        waiting.delete(timer);
        work(...given);
      },
      isSoon ? 0 : delay,
    );
    if (isSoon) waiting.add(timer);
    else timer.unref(); // what comes later keeps no process
    return timer;
  };
  lend('setTimeout', counted);
  lend('clearTimeout', (timer?: NodeJS.Timeout): void => {
    waiting.delete(timer);
    drop(timer);
  });
  return () => waiting.size;
}

function lend(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** One observer for all examples: each that is left behind is told of every change. */
function watchChanges(document: Document): Drawing['hasChanged'] {
  const changes = new MutationObserver(() => undefined);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => changes.takeRecords().length > 0;
}
