import { isDeepStrictEqual } from 'node:util';
import { until } from '#shared/waiting/until.ts';
import { runIn, type Tab } from '../engines/engine.ts';
import type { Hands } from '../engines/hands.ts';
import type { Sight, Target } from '../engines/in-page/target.ts';
import type { Key } from '../engines/keys.ts';

/** Somebody with a mouse, a keyboard and eyes, in one tab. */
export type Shopper = ReturnType<typeof createShopper>;

/** More controls than any page has. */
const MOST_KEYS = 150;
/** As often nothing has moved between two looks. */
const STANDS_STILL = 3;

export function createShopper(tab: Tab, origin: string) {
  const look = createLook(tab);
  const eyes = createEyes(look);
  return {
    ...{ tab, look },
    ...createVisits(tab, origin, look),
    ...eyes,
    ...createMouse(tab, look, eyes),
    ...createKeyboard(tab, look, eyes),
  };
}

type Look = ReturnType<typeof createLook>;

function createLook(tab: Tab) {
  return <Given, Found>(
    program: (hands: Hands, given: Given) => Found | Promise<Found>,
    given: Given,
  ): Promise<Found> => runIn(tab, program, given);
}

function createVisits(tab: Tab, origin: string, look: Look) {
  /** Has the browser go to a page; resolves when that one, and not the one before it, has come to life. */
  async function goes(way: () => Promise<void>): Promise<void> {
    await look(markAsOld, null);
    await way();
    await until('the page comes to life', () => look(isNewAndAlive, null));
  }

  return {
    opens: (path: string) => goes(() => tab.open(origin + path)),
    reloads: () => goes(tab.reload),
    goesBack: () => tab.goBack(),
  };
}

type Eyes = ReturnType<typeof createEyes>;

function createEyes(look: Look) {
  return {
    async sees(sight: Sight): Promise<void> {
      await until(inWords(sight), () => look(seesIt, sight));
    },
    reads: (target: Target) => until(inWords(target), () => look(textIn, target)),
    namesOf: (target: Target) => look(namesIn, target),
    has: (sight: Sight) => look(seesIt, sight),
    hasFocus: (target: Target) => look(isFocused, target),
    untilFocus: (target: Target) => until(`the focus on ${inWords(target)}`, () => look(isFocused, target)),
  };
}

function createMouse(tab: Tab, look: Look, { sees }: Eyes) {
  /** When it stands still and nothing lies over it. */
  async function presses(target: Target): Promise<void> {
    let before: unknown = null;
    let stood = 0;
    let hindrance: unknown = null;
    const point = await until(`a press of ${inWords(target)}`, async () => {
      const place = await look(placeIn, target);
      stood = isDeepStrictEqual(place, before) ? stood + 1 : 0;
      before = place;
      if (typeof place === 'string') hindrance = place;
      return typeof place !== 'string' && stood >= STANDS_STILL ? place : null;
    }).catch((fault: Error) => Promise.reject(new Error(`${fault.message}: ${hindrance ?? 'it moves'}`)));
    await tab.press(point);
  }

  async function types(text: string, into: Target): Promise<void> {
    await presses(into);
    await until(`the focus in ${inWords(into)}`, () => look(isFocused, into));
    await tab.write(text);
    await sees({ ...into, value: text });
  }

  /** A list that the browser draws in a window of its own is chosen from with its keys, and without them where it has none. */
  async function chooses(option: string, of: Target): Promise<void> {
    await sees(of);
    await look(chooseIn, { option, of });
  }

  return { presses, types, chooses };
}

function createKeyboard(tab: Tab, look: Look, { sees }: Eyes) {
  /** With the keyboard alone. */
  async function goesBy(key: Key, target: Target): Promise<void> {
    await sees(target);
    for (let times = 0; times < MOST_KEYS; times += 1) {
      if (await look(isFocused, target)) return;
      await tab.key(key);
    }
    throw new Error(`The key ${key} does not lead to ${inWords(target)}.`);
  }

  return {
    tabsTo: (target: Target) => goesBy('Tab', target),
    /** From one choice to the next, of which that with the focus is chosen. */
    arrowsTo: (target: Target) => goesBy('ArrowDown', target),
    key: (key: Key, held?: 'Shift') => tab.key(key, held),
    writes: (text: string) => tab.write(text),
  };
}

function inWords({ role, name, startsWith, text, value, isGone, within }: Sight): string {
  const words = [role, name ?? startsWith, text, value].filter((word) => word !== undefined).join(' ');
  return `${words}${within ? ` in ${inWords(within)}` : ''}${isGone ? ' gone' : ''}`;
}

// These run in the page.

const seesIt = (hands: Hands, sight: Sight): boolean => hands.sees(sight);
const placeIn = (hands: Hands, target: Target) => hands.placeOf(target);
const isFocused = (hands: Hands, target: Target): boolean => hands.hasFocus(target);
const textIn = (hands: Hands, target: Target): string | null => hands.textOf(target);
const namesIn = (hands: Hands, target: Target): readonly string[] => hands.namesOf(target);
const chooseIn = (hands: Hands, { option, of }: { readonly option: string; readonly of: Target }): void =>
  hands.doNow({ choose: option, of });
const markAsOld = (): void => void Object.assign(globalThis, { isOld: true });
const isNewAndAlive = (hands: Hands): boolean => !('isOld' in globalThis) && hands.isReady();
