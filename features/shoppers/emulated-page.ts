import { setImmediate as nextTurn } from 'node:timers/promises';
import { fireEvent, queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import type { Page, Target } from './page.ts';
import { partsOf } from './part-of.ts';
import { tabUntil } from './tab-until.ts';

/** The shop that is drawn on the page; opened with the first address, so that Given steps come before. */
export type Shown = {
  /** Opens home when no page is open yet. */
  readonly opensFirst: () => Promise<void>;
  readonly goTo: (address: string) => Promise<void>;
  readonly comesBack: () => Promise<void>;
  readonly address: () => string;
  /** Whether another page is on its way. */
  readonly isMoving: () => boolean;
  /** What screens threw so far. */
  readonly defects: () => readonly unknown[];
};

export type Drawing = {
  /** Whether the page has asked to be called for soon. */
  readonly isUnderWay: () => boolean;
  /** Whether what is drawn has changed since it was asked last. */
  readonly hasChanged: () => boolean;
  /** Hears that a shopper has done something, and that the page has come to rest. */
  readonly rested: (address: string) => void;
};

const QUIET_TURNS = 4;
const GLIMPSE_TURNS = 40;
const MOST_TURNS = 4_000;

/** A page in an emulated browser: no style sheets, no layout, so all that is written can be read. */
export function createEmulatedPage(shown: Shown, drawing: Drawing): Page {
  const { document } = globalThis;

  const page: Page = {
    async goTo(address) {
      await shown.goTo(address);
      await rest();
    },
    async comesBack() {
      await shown.comesBack();
      await settle();
    },
    async goBack() {
      window.history.back();
      await settle();
    },
    address: () => afterwards(shown.address),
    title: () => afterwards(() => document.title),
    async press(target, times = 1) {
      const control = await find(target);
      control.focus();
      for (let press = 0; press < times; press += 1) control.click();
      await rest();
    },
    async tap(target) {
      const control = await find(target);
      control.focus();
      control.click();
    },
    async glimpse(target) {
      for (let turn = 0; turn < GLIMPSE_TURNS; turn += 1) await nextTurn();
      return partsOf(allOf(target));
    },
    printed: (target) => page.glimpse(target), // nothing is hidden here, from paper or from a screen
    async fill(target, text) {
      const field = await find(target);
      field.focus();
      fireEvent.change(field, { target: { value: valueFor(field, text) } });
      await rest();
    },
    async fillAll(fields) {
      for (const [target, text] of fields) await page.fill(target, text);
    },
    async write(target, text) {
      const field = (await find(target)) as HTMLInputElement;
      field.value = valueFor(field, text);
    },
    async type(target, text) {
      const field = await find(target);
      field.focus();
      for (let length = 0; length <= text.length; length += 1) {
        fireEvent.change(field, { target: { value: text.slice(0, length) } });
        await settle();
      }
    },
    async typeOn(target, text) {
      const field = (await find(target)) as HTMLInputElement;
      field.focus();
      await settle(); // what the page makes of leaving the other field stands there before the first key
      for (const key of text) {
        fireEvent.change(field, { target: { value: field.value + key } });
        await settle();
      }
    },
    async check(target, isChecked) {
      const box = (await find(target)) as HTMLInputElement;
      if (box.checked !== isChecked) box.click();
      await rest();
    },
    async pressKey(key) {
      await settle();
      const goesOn = fireEvent.keyDown(document.activeElement ?? document.body, { key });
      if (key === 'Escape' && goesOn) cancelDialog();
      if (key === 'Enter' && goesOn) pressFocused();
      if (key === 'Tab' && goesOn) focusNext();
      await rest();
    },
    tabTo: (name) => tabUntil(name, page.focusedName, () => page.pressKey('Tab')),
    focusedName: () => afterwards(() => partsOf(document.activeElement ? [document.activeElement] : [])[0]?.name ?? ''),
    settle,
    all: (target) => afterwards(() => partsOf(allOf(target))),
  };
  return page;

  async function rest(): Promise<void> {
    await settle();
    drawing.rested(shown.address());
  }

  async function afterwards<T>(read: () => T): Promise<T> {
    await settle();
    return read();
  }

  async function find(target: Target): Promise<HTMLElement> {
    const found = await afterwards(() => allOf(target).at(-1));
    if (!found) throw new Error(`There is no ${JSON.stringify(target)} on ${shown.address()}.`);
    return found;
  }

  /** Turns of the event loop go by until the page has been quiet for some of them. */
  async function settle(): Promise<void> {
    await shown.opensFirst();
    for (let turn = 0, quiet = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
      await nextTurn();
      const isBusy = drawing.hasChanged() || shown.isMoving() || drawing.isUnderWay();
      quiet = isBusy ? 0 : quiet + 1;
    }
    for (const defect of shown.defects()) throw defect;
  }

  /** What a browser does on Enter: a field sends its form, any other control is pressed. */
  function pressFocused(): void {
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement) focused.form?.requestSubmit();
    else if (focused instanceof HTMLElement && focused.matches(PRESSED)) focused.click();
  }

  /** What a browser does on Tab: an open dialog keeps the focus within, a closed `<details>` shows its summary alone. */
  function focusNext(): void {
    const around = openDialog() ?? document.body;
    const stops = [...around.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
    const { activeElement } = document;
    const isBehind = (stop: HTMLElement): boolean =>
      activeElement === null || (activeElement.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    (stops.find(isBehind) ?? stops[0])?.focus();
  }

  function openDialog(): HTMLDialogElement | undefined {
    return [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
  }

  /** What a browser does on Escape while a dialog is open. */
  function cancelDialog(): void {
    const dialog = openDialog();
    if (dialog && fireEvent(dialog, new window.Event('cancel', { cancelable: true }))) dialog.close();
  }
}

function allOf({ role, name, startsWith, level, within }: Target): readonly HTMLElement[] {
  const around = within ? allOf(within) : [document.body];
  const wanted = startsWith ? (each: string) => each.startsWith(startsWith) : name;
  const options = { hidden: true, ...(wanted ? { name: wanted } : {}), ...(level ? { level } : {}) };
  const found = around.flatMap((place) => {
    if (role === undefined) return queryAllByLabelText(place, name ?? '');
    return [role].flat().flatMap((each) => queryAllByRole(place, each, options));
  });
  return found.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

const PRESSED = 'a[href], button, summary';
const STOPS = `${PRESSED}, input, select, textarea, [tabindex]`;

function isStop(element: HTMLElement): boolean {
  const isShut = element.closest('details:not([open])') !== null && !element.matches('details > summary');
  return !isShut && element.getAttribute('tabindex') !== '-1' && !element.hasAttribute('disabled');
}

function valueFor(field: HTMLElement, text: string): string {
  if (field.tagName !== 'SELECT') return text;
  const option = [...field.querySelectorAll('option')].find(({ textContent }) => textContent === text);
  if (!option) throw new Error(`There is no "${text}" to choose.`);
  return option.value;
}
