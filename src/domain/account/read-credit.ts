import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { AccountGateway } from './account-gateway.ts';
import type { StoreCredit } from './store-credit.ts';

/** Reads the store credit of whoever is signed in. False when that failed: what was read before stays. */
export type ReadCredit = () => Promise<boolean>;

type Ports = {
  readonly storeCredit: Cell<StoreCredit>;
  readonly accountGateway: Pick<AccountGateway, 'storeCredit'>;
  readonly clock: Clock;
};

export function createReadCredit({ storeCredit, accountGateway, clock }: Ports): ReadCredit {
  return async () => {
    const reply = await accountGateway.storeCredit();
    if (reply.kind === 'ok') storeCredit.update(() => ({ ...reply.value, readAt: clock.now() }));
    return reply.kind === 'ok';
  };
}
