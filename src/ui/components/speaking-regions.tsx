import { VisuallyHidden } from './visually-hidden.tsx';

/** What is said to who does not see the page (`say.ts`); it is there before anything is said, and is never taken away. */
export function SpeakingRegions() {
  return (
    <VisuallyHidden>
      <span aria-live="polite" />
      <span aria-live="assertive" />
    </VisuallyHidden>
  );
}
