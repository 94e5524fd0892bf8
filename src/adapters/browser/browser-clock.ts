import type { Clock } from '#domain/shared/clock.ts';

/** The time of the device, in the browser and on the server. */
export function createBrowserClock(): Clock {
  return {
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
