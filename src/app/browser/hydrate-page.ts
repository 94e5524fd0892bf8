import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Goes on from the page that the server has drawn. It stands apart because reading in React's part of it is a piece of work. */
export function hydratePage(page: ReactNode): void {
  startTransition(() => {
    hydrateRoot(document, page, {
      // No fault where a translator or an extension of the browser was there first: what was drawn is as the shop wants it.
      onRecoverableError: (error) => console.info('The page was drawn anew:', error),
    });
  });
}
