import { INSTALL_OFFER } from '#domain/offline/install-offer.ts';
import { EARLY_PRESS, type EarlyPress } from './early-press.ts';
import { firstSight } from './first-sight.ts';

/** `without-scripts.ts`, by a name that is always the same. */
const OLDER = '/without-scripts.js';

// The first script of a page, and a small one. What each browser of the list has, and few that are older (docs/browsers.md),
// tells whether there are others.
if ('inert' in document.head) begin();
else void import(/* webpackIgnore: true */ OLDER);

/** Asks for the others when they take nothing from the first sight of the page. */
function begin(): void {
  const files = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset['scripts']?.split(' ') ?? [];

  // Kept back until something was ordered (`browser-install-offer.ts`): a browser may offer it at any moment.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { [INSTALL_OFFER]: event });
  });

  // Told here, since all other code comes seconds later on a poor connection (`early-press.ts`).
  const early: EarlyPress = {
    button: null,
    handleEvent({ target }) {
      early.button?.removeAttribute('aria-busy');
      early.button = (target as Element).closest('button[type="button"]');
      early.button?.setAttribute('aria-busy', 'true');
    },
  };
  addEventListener('click', early, true);
  Object.assign(window, { [EARLY_PRESS]: early });

  void firstSight(window).then(() => {
    document.head.append(
      ...files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
    );
    // Not by an element: the page's policy lets nobody write the address of a script into one.
    return import(/* webpackIgnore: true */ files.at(-1) ?? '');
  });
}
