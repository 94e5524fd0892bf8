import type { Page } from 'playwright-core';
import { openReady, screens } from './browse-states.ts';
import { asUsual, type Circumstance } from './circumstances.ts';
import { violationsOn } from './find-violations.ts';

/** One look at a state: at this width, in this circumstance, and what is wrong with it. */
export type Look = { readonly name: string; readonly findings: readonly string[] };

type Asked = { readonly origin: string; readonly state: string; readonly circumstance: Circumstance };

/** Looks at a state on a phone and on a wide screen: what it says in its log, who is kept out, what overflows. */
export async function lookAtState(tab: Page, { origin, state, circumstance }: Asked): Promise<readonly Look[]> {
  const { query = '', set, change, screens: wanted = screens } = circumstance;
  const said: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`it says: ${message.text()}`);
  });
  tab.on('pageerror', (error) => void said.push(`it throws: ${error.message}`));
  const looks: Look[] = [];
  try {
    await asUsual(tab);
    await set?.(tab);
    for (const screen of wanted.slice(0, 1)) await tab.setViewportSize(screen);
    await openReady(tab, `${origin}/__states/${state}${query}`);
    await change?.(tab);
    for (const screen of wanted) {
      await tab.setViewportSize(screen);
      const findings = [...said.splice(0), ...(await overflowOn(tab)), ...(await keptOutOf(tab, circumstance))];
      looks.push({ name: `${state} at ${screen.width} px, ${circumstance.name}`, findings });
    }
  } catch (error) {
    looks.push({ name: `${state}, ${circumstance.name}`, findings: [`it cannot be seen: ${String(error)}`, ...said] });
  }
  tab.removeAllListeners('console');
  tab.removeAllListeners('pageerror');
  return looks;
}

async function keptOutOf(tab: Page, { leavesOut }: Circumstance): Promise<readonly string[]> {
  const violations = await violationsOn(tab, leavesOut);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Nothing scrolls sideways. */
async function overflowOn(tab: Page): Promise<readonly string[]> {
  const widest = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return widest > 0 ? [`the page is ${widest} px wider than the screen`] : [];
}
