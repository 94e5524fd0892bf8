const PATIENCE_MS = 3_000;

/** What a shopper does who wants more than to look. */
const INTENTS = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Resolves when the page was painted and its main picture is there, when a shopper touches the page before that, and
 * after three seconds in any case: a slow line is not shared with what is not yet needed.
 */
export function firstSight(tab: Window): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => resolve();
    for (const intent of INTENTS) tab.addEventListener(intent, end, { once: true, passive: true });
    tab.setTimeout(end, PATIENCE_MS);
    tab.requestAnimationFrame(() => {
      const picture = tab.document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
      if (!picture || picture.complete) return end();
      for (const news of ['load', 'error'] as const) picture.addEventListener(news, end, { once: true });
    });
  });
}
