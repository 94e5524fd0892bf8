/** What a page knows of who looks at it, beyond what they press. */
export type WatchedShopper = {
  /** Whether they are at something: typing, in a dialog, or at another page. */
  readonly isBusy: () => boolean;
  /** Calls when the shopper has come back to the page from elsewhere: at once where it was opened so. */
  readonly onReturn: (returned: () => void) => void;
  /** Calls when the pointer of a mouse leaves the page at the top, where a browser has its tabs and its address. */
  readonly onLeaving: (leaves: () => void) => void;
};

type Tab = Pick<Window, 'document' | 'performance' | 'addEventListener'>;

/** What is typed into or chosen from. */
const FIELDS = 'input, select, textarea, [contenteditable]';

export function watchShopper({ document: page, performance, addEventListener }: Tab): WatchedShopper {
  return {
    isBusy: () =>
      page.hidden || page.activeElement?.matches(FIELDS) === true || page.querySelector('dialog[open]') !== null,
    onReturn(returned) {
      const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (opening?.type === 'back_forward') returned();
      addEventListener('pageshow', ({ persisted }) => persisted && returned());
    },
    onLeaving(leaves) {
      page.addEventListener('pointerout', ({ pointerType, relatedTarget, clientY }) => {
        if (pointerType === 'mouse' && relatedTarget === null && clientY <= 0) leaves();
      });
    },
  };
}
