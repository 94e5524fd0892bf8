import type { BackOnline } from '#domain/journeys/back-online.ts';
import type { StartVisit } from '#domain/journeys/start-visit.ts';
import { token } from '../token.ts';

export const START_VISIT = token<StartVisit>('start-visit');
export const BACK_ONLINE = token<BackOnline>('back-online');

/** What a page asks for before the half that acts is there. */
export const journeysForwarded = [START_VISIT];
