import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { stateNames, stateOf } from './all-states.ts';
import { openState } from './open-state.tsx';

const BASE = '/__states/';

/** `/__states/<screen>/<state>` shows a state, `/__states/` lists them all. For development and tests alone. */
async function show(): Promise<void> {
  const { pathname, search } = location;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const state = stateOf(pathname.slice(BASE.length));
  document.documentElement.lang = 'en';
  document.documentElement.dir = new URLSearchParams(search).get('dir') ?? 'ltr';
  root.render(state ? await openState(state) : <ListOfStates />);
  await untilQuiet();
  document.documentElement.dataset['ready'] = 'true';
}

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

/** Effects have run, and what they asked the fakes for has been answered and drawn. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 20));
}

void show();
