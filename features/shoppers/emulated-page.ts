import { setImmediate as nextTurn } from 'node:timers/promises';
import { fireEvent } from '@testing-library/dom';
import { cancelDialog, focusNext, pressFocused } from './emulated-keys.ts';
import { allOf, createEmulatedTab, type Drawing, type EmulatedTab, type Shown } from './emulated-tab.ts';
import type { Page, Target } from './page.ts';
import { type Part, partsOf } from './part-of.ts';
import { tabUntil } from './tab-until.ts';

const GLIMPSE_TURNS = 40;

/** A page in an emulated browser: no style sheets, no layout, so all that is written can be read. */
export function createEmulatedPage(shown: Shown, drawing: Drawing): Page {
  const tab = createEmulatedTab(shown, drawing);
  return {
    ...moving(shown, tab),
    ...pressing(tab),
    ...pointing(tab),
    ...fillingIn(tab),
    ...typing(tab),
    ...byKeys(tab),
    ...reading(tab),
  };
}

function moving(shown: Shown, { rest, settle, afterwards }: EmulatedTab) {
  return {
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
  } satisfies Partial<Page>;
}

function pressing({ find, rest }: EmulatedTab) {
  return {
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
    async check(target, isChecked) {
      const box = (await find(target)) as HTMLInputElement;
      if (box.checked !== isChecked) box.click();
      await rest();
    },
  } satisfies Partial<Page>;
}

function pointing({ settle, rest }: EmulatedTab) {
  return {
    async leaves(at, by) {
      await settle();
      const place = at === 'top' ? { clientX: 200, clientY: -1 } : { clientX: -1, clientY: 200 };
      fireEvent.pointerOut(document.documentElement, { ...place, pointerType: by, relatedTarget: null });
      await rest();
    },
  } satisfies Partial<Page>;
}

function fillingIn({ find, rest }: EmulatedTab) {
  return {
    fill,
    async fillAll(fields) {
      for (const [target, text] of fields) await fill(target, text);
    },
    async write(target, text) {
      const field = (await find(target)) as HTMLInputElement;
      field.value = valueFor(field, text);
    },
  } satisfies Partial<Page>;

  async function fill(target: Target, text: string): Promise<void> {
    const field = await find(target);
    field.focus();
    fireEvent.change(field, { target: { value: valueFor(field, text) } });
    await rest();
  }
}

function typing({ find, settle }: EmulatedTab) {
  return {
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
  } satisfies Partial<Page>;
}

function byKeys({ settle, rest, afterwards }: EmulatedTab) {
  const focusedName = () =>
    afterwards(() => partsOf(document.activeElement ? [document.activeElement] : [])[0]?.name ?? '');
  return {
    pressKey,
    tabTo: (name) => tabUntil(name, focusedName, () => pressKey('Tab')),
    focusedName,
  } satisfies Partial<Page>;

  async function pressKey(key: string): Promise<void> {
    await settle();
    const goesOn = fireEvent.keyDown(document.activeElement ?? document.body, { key });
    if (key === 'Escape' && goesOn) cancelDialog();
    if (key === 'Enter' && goesOn) pressFocused();
    if (key === 'Tab' && goesOn) focusNext();
    await rest();
  }
}

function reading({ settle, afterwards }: EmulatedTab) {
  return {
    glimpse,
    printed: glimpse, // nothing is hidden here, from paper or from a screen
    settle,
    all: (target) => afterwards(() => partsOf(allOf(target))),
  } satisfies Partial<Page>;

  async function glimpse(target: Target): Promise<readonly Part[]> {
    for (let turn = 0; turn < GLIMPSE_TURNS; turn += 1) await nextTurn();
    return partsOf(allOf(target));
  }
}

function valueFor(field: HTMLElement, text: string): string {
  if (field.tagName !== 'SELECT') return text;
  const option = [...field.querySelectorAll('option')].find(({ textContent }) => textContent === text);
  if (!option) throw new Error(`There is no "${text}" to choose.`);
  return option.value;
}
