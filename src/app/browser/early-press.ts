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
    for (const choose of chosen) choose();
    forget();
    if (button?.isConnected) button.click();
  };
}

/** Chooses again what does not stand as the server has drawn it: sizes, colours and filters, and what lists are sorted by. */
function chosenEarly(document: Document): readonly (() => void)[] {
  const choices = document.querySelectorAll<HTMLInputElement>('[type=radio]:checked, [type=checkbox]');
  const changed = [...choices].filter(({ checked, defaultChecked }) => checked !== defaultChecked);
  const selects = [...document.querySelectorAll('select')].filter(isChosenAnew);
  return [...changed.map((choice) => () => chooseAgain(choice)), ...selects.map(choosingAgain)];
}

function isChosenAnew(select: HTMLSelectElement): boolean {
  const drawn = select.querySelector<HTMLOptionElement>('[selected]') ?? select.options[0];
  return drawn !== undefined && drawn.value !== select.value;
}

/** A page that comes to life may set what it knows to be chosen. */
function choosingAgain(select: HTMLSelectElement): () => void {
  const { value } = select;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** Who chose before the page was alive was not heard, and a choice that stands already says nothing when it is pressed. */
function chooseAgain(choice: HTMLInputElement): void {
  if (choice.checked === choice.defaultChecked) return; // somebody has chosen otherwise since
  choice.checked = !choice.checked;
  choice.click();
}
