/* These stand apart from the other verbs because the first file of a page has them. */
import type { EnterAccount } from '#domain/journeys/enter-account.ts';
import type { StartVisit } from '#domain/journeys/start-visit.ts';
import { token } from '../token.ts';

export const START_VISIT = token<StartVisit>('start-visit');
/** For who asks before the code of accounts is there. */
export const LATE_ENTER_ACCOUNT = token<EnterAccount>('late-enter-account');

/** What a page asks for before the half that acts is there. */
export const journeysForwarded = [START_VISIT];
