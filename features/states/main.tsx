import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { directionOf, languageOf, spokenLocale } from '#viewmodels/messages/languages.ts';
import { stateNames, stateOf } from './all-states.ts';
import { openState } from './open-state.tsx';

const BASE = '/__states/';

/**
 * `/__states/<screen>/<state>` shows a state, `/__states/` lists them all; `?locale=de-DE` shows it in a language,
 * `?longer` with texts that are longer than any. For development and tests alone.
 */
async function show(): Promise<void> {
  const { pathname, search } = location;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const state = stateOf(pathname.slice(BASE.length));
  const asked = new URLSearchParams(search);
  const locale = asked.get('locale');
  document.documentElement.lang = spokenLocale(locale ?? 'en');
  document.documentElement.dir = directionOf(languageOf(locale ?? 'en'));
  root.render(state ? await openState(state, { locale, isLonger: asked.has('longer') }) : <ListOfStates />);
  await untilQuiet();
  if (state?.presses) window.dispatchEvent(new Event('scroll')); // whoever presses has begun to read on
  for (const name of state?.presses ?? []) await press(name);
  if (state?.isOnPaper) showAsPrinted();
  document.documentElement.dataset['ready'] = 'true';
}

/** What is said for paper alone counts for the screen. */
function showAsPrinted(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
  }
}

async function press(name: string): Promise<void> {
  const nameOf = (button: Element): string => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
  const find = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
      (each) => each.checkVisibility() && nameOf(each).startsWith(name),
    );
  for (let look = 0; look < LOOKS && !find(); look += 1) await untilQuiet();
  const button = find();
  if (!button) console.warn(`There is no button "${name}".`);
  button?.focus();
  button?.click();
  await untilQuiet();
}

const CONTROLS = 'main button, main a, main [type=range], header button, header a, footer button, aside button';
const LOOKS = 30; // what follows a product comes after it

function ListOfStates() {
  return (
    <main>
      <h1>States</h1>
      <ul>
        {stateNames.map((name) => (
          <li key={name}>
            <a href={BASE + name}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

const TURNS = 5;

/** Effects have run, and what they asked the fakes for has been answered and drawn. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    await scheduler.postTask(() => undefined, { priority: 'background' }); // all else has been done by then
  }
}

void show();
