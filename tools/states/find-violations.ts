import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Something on a page that keeps somebody out, as axe names it, with the markup it is about. */
export type Violation = {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
};

const runAxe = (leftOut: readonly string[]): string => {
  const rules = Object.fromEntries(leftOut.map((id) => [id, { enabled: false }]));
  const options = JSON.stringify({ reporter: 'no-passes', resultTypes: ['violations'], preload: false, rules });
  return `axe.run(document, ${options}).then(({ violations }) => violations)`;
};

/**
 * Looks at the page as it is now, leaving out rules by their id; through the protocol, where the page's own policy for
 * scripts does not reach.
 */
export async function violationsOn(tab: Page, leftOut: readonly string[] = []): Promise<readonly Violation[]> {
  const session = await tab.context().newCDPSession(tab); // it ends with the page: to end it now would end "offline", too
  const { result: known } = await session.send('Runtime.evaluate', { expression: "typeof axe === 'object'" });
  if (known.value !== true) await session.send('Runtime.evaluate', { expression: axe.source });
  const { result } = await session.send('Runtime.evaluate', {
    expression: runAxe(leftOut),
    awaitPromise: true,
    returnByValue: true,
  });
  if (!Array.isArray(result.value)) throw new Error(`axe gave no answer: ${result.description}`);
  return result.value as readonly Violation[];
}
