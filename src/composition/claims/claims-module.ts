import { ContainerModule } from 'inversify';
import { readStoredClaim } from '#adapters/stored/stored-claim.ts';
import { createClaims } from '#domain/claims/claims.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import { CLOCK } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { CLAIMS, CLAIMS_STORE } from './tokens.ts';

type Ports = { readonly deviceFlagStore: () => Promise<ResilientStore>; readonly clock: Clock };

/** What is claimed of the device. No page asks for it yet, so it comes with the first panel that is about a shopper. */
export const claimsModule = new ContainerModule(({ bind }) => {
  const create = ({ deviceFlagStore, clock }: Ports) =>
    createClaims({ store: deviceFlagStore, clock, parse: readStoredClaim });
  provide(bind, CLAIMS, create, { deviceFlagStore: CLAIMS_STORE, clock: CLOCK });
});
