import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { TypedField } from './put-back.ts';

/**
 * Goes on from the page that the server has drawn. It stands apart because reading in React's part of it is a piece of work.
 * A page that a translator or an extension of the browser has changed is drawn anew, which is no fault: it is as the shop
 * wants it, and what was typed before stays.
 * Resolves when React has taken over what `draw` has drawn.
 */
export function hydratePage(draw: (onAlive: () => void) => ReactNode): Promise<void> {
  const fields = (): readonly TypedField[] => [...document.querySelectorAll<TypedField>('input, textarea')];
  const before = fields();
  const { promise, resolve } = Promise.withResolvers<void>();
  startTransition(() => {
    hydrateRoot(document, draw(resolve), {
      onRecoverableError(error) {
        console.info('The page was drawn anew:', error);
        void import(/* webpackChunkName: "rest" */ './put-back.ts').then(
          ({ putBack }) => putBack(before, fields()),
          () => undefined, // then it is typed again
        );
      },
    });
  });
  return promise;
}
