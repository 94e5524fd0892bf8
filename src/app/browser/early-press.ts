/** Where the first script of a page leaves the button that was pressed before the page was alive. */
export const EARLY_PRESS = 'earlyPress';

/** Hears of presses while nobody else does. */
export type EarlyPress = EventListenerObject & { button: HTMLElement | null };

type Early = { readonly [EARLY_PRESS]?: EarlyPress };

/**
 * On a poor connection a page is seen seconds before its code is there. The button that was pressed last meanwhile, and
 * looks busy since then, is pressed when the page is alive: the last one alone, and once, since who hears no answer
 * presses again. From now on the page hears of presses itself, and one that it hears of is the last; what is answered
 * presses.
 */
export function takeEarlyPress(window: Window & Early): () => void {
  const early = window[EARLY_PRESS];
  if (!early) return () => undefined;
  const forget = (): void => {
    early.button?.removeAttribute('aria-busy');
    early.button = null;
  };
  window.removeEventListener('click', early, true);
  window.addEventListener('click', forget, { capture: true, once: true });
  const chosen = chosenEarly(window.document);
  return () => {
    const { button } = early;
    for (const choice of chosen) chooseAgain(choice);
    forget();
    if (button?.isConnected) button.click();
  };
}

/** Sizes, colours and filters that do not stand as the server has drawn them. */
function chosenEarly(document: Document): readonly HTMLInputElement[] {
  const choices = document.querySelectorAll<HTMLInputElement>('[type=radio]:checked, [type=checkbox]');
  return [...choices].filter(({ checked, defaultChecked }) => checked !== defaultChecked);
}

/** Who chose before the page was alive was not heard, and a choice that stands already says nothing when it is pressed. */
function chooseAgain(choice: HTMLInputElement): void {
  if (choice.checked === choice.defaultChecked) return; // somebody has chosen otherwise since
  choice.checked = !choice.checked;
  choice.click();
}
