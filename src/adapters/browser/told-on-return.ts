import type { Connectivity } from '#domain/shared/connectivity.ts';

/**
 * A network of which a page hears when it is shown again, too: one that the browser had put away has missed what was said
 * of it, and what became of orders meanwhile (fault model, row 35).
 */
export function toldOnReturn(connectivity: Connectivity, page: EventTarget = globalThis): Connectivity {
  return {
    ...connectivity,
    onChange(listener) {
      const shown = (event: Event): void => {
        if ((event as PageTransitionEvent).persisted) listener(connectivity.isOnline());
      };
      const stop = connectivity.onChange(listener);
      page.addEventListener('pageshow', shown);
      return () => {
        stop();
        page.removeEventListener('pageshow', shown);
      };
    },
  };
}
