const PATIENCE_MS = 3_000;

/** What a shopper does who wants more than to look. */
const INTENTS = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Resolves when the page was painted and its main picture is there, when a shopper touches the page before that, and
 * after three seconds in any case: a slow line is not shared with what is not yet needed. Never before the page has
 * arrived whole: what the server knew stands at its end, and half of it cannot be read.
 */
export async function firstSight(tab: Window): Promise<void> {
  const touched = intent(tab);
  await arrived(tab.document);
  await Promise.race([touched, seen(tab)]);
}

export function arrived(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => page.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

function intent(tab: Window): Promise<void> {
  return new Promise((resolve) => {
    for (const name of INTENTS) tab.addEventListener(name, () => resolve(), { once: true, passive: true });
  });
}

function seen(tab: Window): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => resolve();
    tab.setTimeout(end, PATIENCE_MS);
    tab.requestAnimationFrame(() => {
      const picture = tab.document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
      if (!picture || picture.complete) return end();
      for (const news of ['load', 'error'] as const) picture.addEventListener(news, end, { once: true });
    });
  });
}
