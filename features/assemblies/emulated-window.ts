import { Window } from 'happy-dom';
import type { Drawing } from '../shoppers/emulated-page.ts';

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
export function openEmulatedWindow(): Drawing {
  const emulated = new Window({
    url: ORIGIN,
    ...PHONE,
    settings: { navigation: { disableMainFrameNavigation: true } },
  });
  const window = emulated as unknown as typeof globalThis.window;
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
  for (const name of lent) {
    const value = typeof window[name] === 'function' && name === 'scrollTo' ? () => undefined : window[name];
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  Object.defineProperty(globalThis, 'FormData', { value: withoutButtons(window.FormData), configurable: true });
  return countTurns();
}

/** The emulated window takes a form's own button for another form's. */
function withoutButtons(Emulated: typeof FormData): typeof FormData {
  return class extends Emulated {
    constructor(form?: HTMLFormElement) {
      super(form);
    }
  };
}

/** React asks for its turns by `setImmediate`: as long as it waits for one, it has not drawn everything. */
function countTurns(): Drawing {
  let waiting = 0;
  const take = globalThis.setImmediate;
  const counted = (work: () => void): NodeJS.Immediate => {
    waiting += 1;
    return take(() => {
      waiting -= 1;
      work();
    });
  };
  Object.defineProperty(globalThis, 'setImmediate', { value: counted, configurable: true, writable: true });
  return { isUnderWay: () => waiting > 0 };
}
