import { Unavailable } from '#api/process/unavailable.ts';

/** What the work comes to, or Unavailable as soon as the limit is over; nobody waits for what it still does then. */
export const untilAborted = <T>(work: Promise<T>, limit: AbortSignal): Promise<T> => {
  const over = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(new Unavailable('It takes too long.')), { once: true });
  });
  return Promise.race([work, over]);
};
