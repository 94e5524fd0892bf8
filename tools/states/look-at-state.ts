import type { Page } from 'playwright-core';
import { DESIGNERS } from '#api/demo/collection/designers.ts';
import { SHOP_NAME } from '#viewmodels/shared/document-title.ts';
import { openReady, readOn, type Screen, screens, TOUCHED, type Walked, walkedScreens } from './browse-states.ts';
import { type Circumstance, type Opening, setAsUsual, usual, wideFace } from './circumstances.ts';
import { createCovers, findCoveredFocus } from './find-covered-focus.ts';
import { findLength } from './find-length.ts';
import { findMisfits } from './find-misfits.ts';
import { findMiswrittenAmounts, findMiswrittenDates, findWordlessOldPrices, writtenTexts } from './find-miswritten.ts';
import { findOverlaps } from './find-overlaps.ts';
import { createExemptTargets, createTouch, findSmallTargets } from './find-small-targets.ts';
import { findTranslated } from './find-translated.ts';
import { findUnruly } from './find-unruly.ts';
import { violationsOn } from './find-violations.ts';
import { seenTexts } from './seen-texts.ts';
import { fallSilent, spokenOn } from './spoken.ts';

/** One look at a state: at this width, in this circumstance, and what is wrong with it. */
export type Look = {
  readonly name: string;
  readonly findings: readonly string[];
  /** Lines that were read aloud once and are not now, and the other way round. */
  readonly changes: readonly string[];
};

type Asked = {
  readonly origin: string;
  readonly state: string;
  readonly opening: Opening;
  /** Where it is looked at, in circumstances that have no screens of their own. */
  readonly on: readonly Screen[];
  /** Whether it is gone through control by control on every screen, not on the phone alone. */
  readonly isThorough: boolean;
  /** Hears what is read aloud of the state on a wide screen, and answers what is wrong with it. */
  readonly hear: ((spoken: string) => readonly string[]) | null;
};

/** Has the controls of the phone or of the wide screen, which are looked at there. */
const [PHONE, BETWEEN, WIDE] = screens;

/** Looks at a state on every screen: what it says in its log, who is kept out, what does not fit. */
export async function lookAtState(tab: Page, asked: Asked): Promise<readonly Look[]> {
  const { origin, state, opening, on, isThorough, hear } = asked;
  const said: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`it says: ${message.text()}`);
  });
  tab.on('pageerror', (error) => void said.push(`it throws: ${error.message}`));
  const looks: Look[] = [];
  try {
    await tab.setViewportSize(PHONE);
    await openReady(tab, `${origin}/__states/${state}${opening.query}`);
    await readOn(tab);
    for (const circumstance of opening.circumstances) {
      await setAsUsual(tab);
      await circumstance.set?.(tab);
      for (const screen of circumstance.screens ?? on) {
        await tab.setViewportSize(screen);
        const findings = [...(await findingsOn(tab, circumstance, screen))];
        if (circumstance === usual && screen === PHONE) findings.push(...findLength(state, await heightOf(tab)));
        const changes = circumstance === usual && screen === WIDE && hear ? hear(await spokenOn(tab)) : [];
        const name = `${state} at ${screen.width} px, ${circumstance.name}`;
        looks.push({ name, findings: [...said.splice(0), ...findings], changes });
      }
    }
    await setAsUsual(tab);
    if (opening.circumstances.includes(usual)) {
      looks.push(...(await walkThrough(tab, state, isThorough ? walkedScreens : [TOUCHED])));
      if (isThorough) {
        await wideFace.set?.(tab);
        looks.push(...(await walkThrough(tab, `${state} in a wide face`, [TOUCHED])));
      }
    }
  } catch (error) {
    const findings = [`it cannot be seen: ${String(error)}`, ...said];
    looks.push({ name: `${state}${opening.query}`, findings, changes: [] });
  }
  tab.removeAllListeners('console');
  tab.removeAllListeners('pageerror');
  return looks;
}

function heightOf(tab: Page): Promise<number> {
  return tab.evaluate(() => document.documentElement.scrollHeight);
}

async function findingsOn(tab: Page, circumstance: Circumstance, screen: Screen): Promise<readonly string[]> {
  const { looksFor } = circumstance;
  await tab.evaluate(fallSilent);
  const misfits = looksFor === 'barriers' ? [] : [...(await misfitsOn(tab)), ...(await unrulyOn(tab))];
  const unruly = circumstance === usual ? await translatedOn(tab) : [];
  const barriers = looksFor === 'misfits' || screen === BETWEEN ? [] : await barriersOn(tab, circumstance);
  return [...misfits, ...unruly, ...barriers];
}

/** Goes from control to control, which may leave a page in another state than it was found in. */
async function walkThrough(tab: Page, state: string, walked: readonly Walked[]): Promise<readonly Look[]> {
  const session = await tab.context().newCDPSession(tab);
  const looks: Look[] = [];
  for (const { screen, isTouched } of walked) {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched, maxTouchPoints: 1 });
    await tab.setViewportSize(screen);
    const misfits = (screens as readonly Screen[]).includes(screen) ? [] : await misfitsOn(tab);
    const small = await smallOn(tab, isTouched);
    const covered = await coveredOn(tab);
    const name = `${state} at ${screen.width} px, from control to control`;
    looks.push({ name, findings: [...misfits, ...small, ...covered], changes: [] });
  }
  await session.detach();
  return looks;
}

async function smallOn(tab: Page, isTouched: boolean): Promise<readonly string[]> {
  const exempt = await tab.evaluateHandle(createExemptTargets);
  const touch = await tab.evaluateHandle(createTouch);
  const small = await tab.evaluate(findSmallTargets, { isTouched, exempt, touch });
  await Promise.all([exempt.dispose(), touch.dispose()]);
  return small;
}

async function coveredOn(tab: Page): Promise<readonly string[]> {
  const covers = await tab.evaluateHandle(createCovers);
  const covered = await tab.evaluate(findCoveredFocus, covers);
  await covers.dispose();
  return covered;
}

/** What has no room on the page as it is now. */
export async function misfitsOn(tab: Page): Promise<readonly string[]> {
  const texts = await tab.evaluateHandle(seenTexts);
  const found = [...(await tab.evaluate(findMisfits, texts)), ...(await tab.evaluate(findOverlaps, texts))];
  await texts.dispose();
  return [...new Set(found)];
}

/** What does not keep the shop's own rules, where the checker for accessibility knows none. */
export async function unrulyOn(tab: Page): Promise<readonly string[]> {
  return [...(await tab.evaluate(findUnruly)), ...(await miswrittenOn(tab))];
}

/** Which price or date is not written by the shop's own rules. */
async function miswrittenOn(tab: Page): Promise<readonly string[]> {
  const written = await tab.evaluateHandle(writtenTexts);
  const amounts = await tab.evaluate(findMiswrittenAmounts, written);
  const oldPrices = await tab.evaluate(findWordlessOldPrices, written);
  const dates = await tab.evaluate(findMiswrittenDates, written);
  await written.dispose();
  return [...new Set([...amounts, ...oldPrices, ...dates])];
}

const NAMES = [SHOP_NAME, ...Object.values(DESIGNERS).map(({ name }) => name)];

/** What a translator of pages would spoil. */
export function translatedOn(tab: Page): Promise<readonly string[]> {
  return tab.evaluate(findTranslated, NAMES);
}

async function barriersOn(tab: Page, { leavesOut }: Circumstance): Promise<readonly string[]> {
  const violations = await violationsOn(tab, leavesOut);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}
