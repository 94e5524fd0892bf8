import { createActing } from './in-page/acting.ts';
import { createFinding } from './in-page/finding.ts';
import { createNaming } from './in-page/naming.ts';
import { createPointing } from './in-page/pointing.ts';
import { createTakingSteps } from './in-page/taking-steps.ts';
import { selectors } from './in-page/target.ts';
import { createCalm, createWaiting } from './in-page/waiting.ts';

/** The hands and eyes of a shopper inside a page, as what runs there has them. */
export type Hands = ReturnType<typeof createFinding> &
  ReturnType<typeof createWaiting> &
  ReturnType<typeof createCalm> &
  ReturnType<typeof createPointing> &
  ReturnType<typeof createActing> &
  ReturnType<typeof createTakingSteps>;

/**
 * What makes them there. They travel as text, so each knows nothing but what stands in it and what it is given here. They are
 * inside, since whoever leaves from outside leaves some milliseconds after it was told.
 */
export const handsInPage = `(() => {
  const naming = (${createNaming})();
  const finding = (${createFinding})(naming, ${JSON.stringify(selectors)});
  const waiting = (${createWaiting})();
  const calm = (${createCalm})(waiting);
  const acting = (${createActing})(naming, finding);
  const body = { ...finding, ...waiting, ...calm, ...acting };
  return { ...body, ...(${createPointing})(finding), ...(${createTakingSteps})(body) };
})()`;
