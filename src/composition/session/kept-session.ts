import { readStoredSession } from '#adapters/stored/stored-session.ts';
import { isStillMeant, unknownSession } from '#domain/session/session.ts';
import { keptArea } from '../device/kept-area.ts';
import { DEVICE_STORE } from '../device/tokens.ts';
import { KEPT_SESSION, SESSION } from './tokens.ts';

export const keptSession = keptArea({
  name: SESSION,
  keptAs: KEPT_SESSION,
  area: 'session',
  initial: unknownSession,
  store: DEVICE_STORE,
  parse: readStoredSession,
  whose: 'device', // it says whose all else is
  rules: { replaces: isStillMeant },
});
