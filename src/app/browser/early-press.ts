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
  return () => {
    const { button } = early;
    forget();
    if (button?.isConnected) button.click();
  };
}
