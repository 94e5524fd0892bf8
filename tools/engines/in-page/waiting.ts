export type Waiting = ReturnType<typeof createWaiting>;

/** Runs in the page: waits for what is to come there. */
export function createWaiting() {
  const patienceMs = 6_000;
  const GLANCE_MS = 25; // what a field holds changes without the document changing

  /** Acts in the very task in which it comes true; false when it does not within the limit. */
  function once(isTrue: () => boolean, act: () => void, limitMs = patienceMs): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isMet: boolean): void => {
        observer.disconnect();
        clearInterval(timer);
        clearTimeout(limit);
        if (isMet) act();
        resolve(isMet);
      };
      const look = (): void => {
        if (isTrue()) settle(true);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const timer = setInterval(look, GLANCE_MS);
      const limit = setTimeout(() => settle(false), limitMs);
      look();
    });
  }

  return { patienceMs, once, comes: (isTrue: () => boolean) => once(isTrue, () => undefined) };
}

export type Calm = ReturnType<typeof createCalm>;

/** Runs in the page: waits until it can be used. */
export function createCalm({ patienceMs, comes }: Waiting) {
  const CALM_MS = 40;
  const CALM_TIMES = 3;

  const isReady = (): boolean => document.documentElement.dataset['ready'] === 'true';
  const untilReady = (): Promise<boolean> => comes(isReady);

  /** Until nothing keeps the page busy: what is pressed while a part of it comes to life may do nothing. */
  async function untilCalm(): Promise<void> {
    await untilReady();
    const end = performance.now() + patienceMs;
    for (let calm = 0; calm < CALM_TIMES && performance.now() < end; ) {
      const began = performance.now();
      await new Promise((resolve) => setTimeout(resolve, CALM_MS));
      calm = performance.now() - began < 2 * CALM_MS ? calm + 1 : 0;
    }
  }

  return { isReady, untilReady, untilCalm };
}
