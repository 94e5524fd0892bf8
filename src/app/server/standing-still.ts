import { createPath, type Navigator } from 'react-router';

/** On the server links have addresses and nobody follows them. */
export const standingStill: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: goesNowhere,
  push: goesNowhere,
  replace: goesNowhere,
};

function goesNowhere(): never {
  throw new Error('A page that is drawn on the server cannot lead elsewhere; its loader can.');
}
