import type { ShownPage } from './open-page.ts';

export type NavigationState = {
  readonly page: ShownPage;
  /** Whether another page is on its way. */
  readonly isMoving: boolean;
};

/** Which page stands, for whoever draws it. */
export type ShownState = {
  readonly get: () => NavigationState;
  readonly tell: (change: Partial<NavigationState>) => void;
  /** Answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createShownState(start: ShownPage): ShownState {
  let state: NavigationState = { page: start, isMoving: false };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    tell(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
