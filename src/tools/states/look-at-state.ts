import type { Page } from 'playwright-core';
import { openReady, readOn, screens, walkedScreens } from './browse-states.ts';
import { asUsual, type Circumstance, usual } from './circumstances.ts';
import { findCoveredFocus } from './find-covered-focus.ts';
import { findMisfits } from './find-misfits.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { findUnruly } from './find-unruly.ts';
import { violationsOn } from './find-violations.ts';
import { spokenOn } from './spoken.ts';

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
  readonly circumstance: Circumstance;
  /** Hears what is read aloud of the state on a wide screen, and answers what is wrong with it. */
  readonly hear?: ((spoken: string) => readonly string[]) | null;
};

/** Has the controls of the phone or of the wide screen, which are looked at there. */
const [, BETWEEN] = screens;
const OUTER = screens.filter((screen) => screen !== BETWEEN);

/** Looks at a state on every screen: what it says in its log, who is kept out, what does not fit. */
export async function lookAtState(tab: Page, { origin, state, circumstance, hear }: Asked): Promise<readonly Look[]> {
  const { query = '', set, change, looksFor } = circumstance;
  const said: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`it says: ${message.text()}`);
  });
  tab.on('pageerror', (error) => void said.push(`it throws: ${error.message}`));
  const looks: Look[] = [];
  try {
    await asUsual(tab);
    await set?.(tab);
    for (const screen of screens.slice(0, 1)) await tab.setViewportSize(screen);
    await openReady(tab, `${origin}/__states/${state}${query}`);
    await readOn(tab);
    await change?.(tab);
    for (const screen of looksFor === 'barriers' ? OUTER : screens) {
      await tab.setViewportSize(screen);
      const misfits = looksFor === 'barriers' ? [] : await tab.evaluate(findMisfits);
      const unruly = circumstance === usual ? await tab.evaluate(findUnruly) : [];
      const barriers = looksFor === 'misfits' || screen === BETWEEN ? [] : await barriersOn(tab, circumstance);
      const findings = [...said.splice(0), ...misfits, ...unruly, ...barriers];
      const changes = hear && screen === screens.at(-1) ? hear(await spokenOn(tab)) : [];
      looks.push({ name: `${state} at ${screen.width} px, ${circumstance.name}`, findings, changes });
    }
    if (circumstance === usual) looks.push(...(await walkThrough(tab, state)));
  } catch (error) {
    const findings = [`it cannot be seen: ${String(error)}`, ...said];
    looks.push({ name: `${state}, ${circumstance.name}`, findings, changes: [] });
  }
  tab.removeAllListeners('console');
  tab.removeAllListeners('pageerror');
  return looks;
}

/** Goes from control to control, which may leave a page in another state than it was found in. */
async function walkThrough(tab: Page, state: string): Promise<readonly Look[]> {
  const session = await tab.context().newCDPSession(tab);
  const looks: Look[] = [];
  for (const { screen, isTouched } of walkedScreens) {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched, maxTouchPoints: 1 });
    await tab.setViewportSize(screen);
    const misfits = screens.includes(screen) ? [] : await tab.evaluate(findMisfits);
    const small = await tab.evaluate(findSmallTargets, isTouched);
    const covered = await tab.evaluate(findCoveredFocus);
    const name = `${state} at ${screen.width} px, from control to control`;
    looks.push({ name, findings: [...misfits, ...small, ...covered], changes: [] });
  }
  await session.detach();
  return looks;
}

async function barriersOn(tab: Page, { leavesOut }: Circumstance): Promise<readonly string[]> {
  const violations = await violationsOn(tab, leavesOut);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}
