import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { findChromium } from './chromium/find-chromium.ts';
import { chromiumAdvice } from './chromium/install-chromium.ts';
import { acceptedFindings } from './states/accepted-findings.ts';
import { openChromium, phone, readStateNames, screens, shareOut, wide } from './states/browse-states.ts';
import { buildStates } from './states/build-states.ts';
import { briefly, type Chosen, chooseStates } from './states/choose-states.ts';
import {
  everyState,
  fewInBrief,
  fewStates,
  largeStates,
  type Opening,
  otherLanguages,
} from './states/circumstances.ts';
import { lookAtState } from './states/look-at-state.ts';
import { serveStates } from './states/serve-states.ts';
import { SPOKEN, spokenChanges, spokenFileOf } from './states/spoken.ts';
import { readKeptNames } from './states/spoken-names.ts';

const TABS = 2;
/** The same days and times are read on every machine, and nothing moves: what is found must not depend on the time. */
const AT_HOME = { locale: 'en-US', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' } as const;
const ACCEPT = '--accept';
const BRIEF = '--brief';

/** Where something is pressed by its English name, with large text alone. */
const pressed = ['product/size-missing'];

/** What a shopper meets first, looked at in every language of the shop. */
const startPages = ['home/ready', 'category/ready', 'product/ready', 'cart/empty'];

/**
 * `npm run look`: looks at every state on a phone, on a wide screen and between, and more closely at one of each screen:
 * in other circumstances, and control by control on more screens. Prints a line for each look, `ok` or `not ok` with what was
 * found. `--accept` writes down what is read aloud now. `--brief`, as in each `npm test`, looks at no width between, in fewer
 * circumstances, and only at what is looked at closely or read aloud.
 */
async function look(executablePath: string): Promise<boolean> {
  await buildStates();
  const server = await serveStates({ root: '.', port: 0, hasPictures: false });
  const browser = await openChromium(executablePath);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => browser.newPage(AT_HOME)));
  const origin = `http://localhost:${server.port}`;
  const names = tabs[0] ? await readStateNames(tabs[0], origin) : [];
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const isBrief = process.argv.includes(BRIEF);
  const isAccepted = process.argv.includes(ACCEPT);
  const promised = readKeptNames(readFileSync(`${SPOKEN}/README.md`, 'utf8')).map(({ state }) => state);
  const chosen = chooseStates(names, wanted);
  const views = (isBrief ? briefly(chosen, promised) : chosen).flatMap(({ state, isThorough }) => {
    const keep = (spoken: string) => spokenChanges(spokenFileOf(state), spoken, isAccepted);
    const hear = isThorough || promised.includes(state) ? keep : null;
    const on = isBrief ? [phone, wide] : screens;
    const openings = openingsOf({ state, isThorough }, isBrief);
    return openings.map((opening) => ({ origin, state, opening, on, isThorough, hear }));
  });
  let isGood = views.length > 0;
  await shareOut(tabs, views, async (tab, view) => {
    for (const { name, findings, changes } of await lookAtState(tab, view)) {
      const wrong = findings.filter((finding) => !acceptedFindings.includes(`${name}: ${finding}`));
      if (changes.length > 0)
        wrong.push(`other words are read aloud than before; \`npm run look -- ${ACCEPT}\` keeps them`);
      isGood &&= wrong.length === 0;
      console.log(wrong.length === 0 ? `ok ${name}` : `not ok ${name}: ${wrong.join('; ').replaceAll('\n', ' ')}`);
      for (const line of changes) console.log(`    ${line}`);
    }
  });
  await browser.close();
  await server.stop();
  const heard = views.filter(({ hear }) => hear).map(({ state }) => spokenFileOf(state));
  for (const file of wanted.length === 0 ? leftoversBeside(heard) : []) {
    isGood = false;
    console.log(`not ok ${file}: no state is compared with it any more`);
  }
  return isGood;
}

function openingsOf({ state, isThorough }: Chosen, isBrief: boolean): readonly Opening[] {
  const few = pressed.includes(state) ? largeStates : everyState;
  const closely = isBrief ? fewInBrief : fewStates;
  return [...(isThorough ? closely : few), ...(startPages.includes(state) ? otherLanguages : [])];
}

function leftoversBeside(heard: readonly string[]): readonly string[] {
  const kept = readdirSync(SPOKEN).filter((name) => name.endsWith('.yaml'));
  return kept.map((name) => `${SPOKEN}/${name}`).filter((file) => !heard.includes(file));
}

const chromium = findChromium();
if (chromium === null) console.error(chromiumAdvice);
process.exit(chromium !== null && (await look(chromium)) ? 0 : 1);
