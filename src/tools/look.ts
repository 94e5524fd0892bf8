import process from 'node:process';
import { findChromium } from './find-chromium.ts';
import { chromiumAdvice } from './install-chromium.ts';
import { acceptedFindings } from './states/accepted-findings.ts';
import { openChromium, readStateNames, shareOut } from './states/browse-states.ts';
import { buildStates } from './states/build-states.ts';
import { circumstances, usual } from './states/circumstances.ts';
import { lookAtState } from './states/look-at-state.ts';
import { serveStates } from './states/serve-states.ts';

const TABS = 2;

/** Beside the first state of each screen, those that say most. */
const wordy = [
  'product-set/bundle',
  'minicart/full',
  'cart/coupon',
  'checkout/other-billing',
  'checkout/payment',
  'confirmation/queued',
];

/**
 * `npm run look`: looks at every state on a phone and on a wide screen, and at one of each screen in other
 * circumstances. Prints a line for each look, `ok` or `not ok` with what was found.
 */
async function look(executablePath: string): Promise<boolean> {
  await buildStates();
  const server = await serveStates({ root: '.', port: 0, hasPictures: false });
  const browser = await openChromium(executablePath);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => browser.newPage()));
  const [first] = tabs;
  if (!first) return false;
  const origin = `http://localhost:${server.port}`;
  const names = await readStateNames(first, origin);
  const wanted = process.argv.slice(2);
  const chosen = names.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const few = chosen.filter((name, at) => wordy.includes(name) || chosen.findIndex(isOfScreen(name)) === at);
  const views = [
    ...chosen.map((state) => ({ origin, state, circumstance: usual })),
    ...circumstances.flatMap((circumstance) => few.map((state) => ({ origin, state, circumstance }))),
  ];
  let isGood = views.length > 0;
  await shareOut(tabs, views, async (tab, view) => {
    for (const { name, findings } of await lookAtState(tab, view)) {
      const wrong = findings.filter((finding) => !acceptedFindings.includes(`${name}: ${finding}`));
      isGood &&= wrong.length === 0;
      console.log(wrong.length === 0 ? `ok ${name}` : `not ok ${name}: ${wrong.join('; ').replaceAll('\n', ' ')}`);
    }
  });
  await browser.close();
  await server.stop();
  return isGood;
}

function isOfScreen(name: string): (other: string) => boolean {
  const [screen = ''] = name.split('/');
  return (other) => other.startsWith(`${screen}/`);
}

const chromium = findChromium();
if (chromium === null) console.error(chromiumAdvice);
process.exit(chromium !== null && (await look(chromium)) ? 0 : 1);
