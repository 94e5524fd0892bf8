import type { CheckoutDetails } from '#domain/checkout/details.ts';
import { type NewAccount, noNewAccount, problemOfNewAccount } from '#domain/checkout/new-account.ts';
import type { Notify } from '#domain/notices/notify.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { PlaceAsSeen, SeenOutcome } from './place-as-seen.ts';
import type { Register } from './register.ts';

type Ports = {
  readonly placeAsSeen: PlaceAsSeen;
  readonly newAccount: Cell<NewAccount>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly session: ReadonlyCell<Session>;
  readonly register: Register;
  readonly notify: Notify;
};

/**
 * Places the order, and then makes the account that a guest wants from what the order says (CHK-17). The order counts
 * whatever becomes of the account; what was typed for it is nowhere any more (CHK-40, CHK-41).
 */
export function createPlaceWithAccount(ports: Ports): PlaceAsSeen {
  const { placeAsSeen, newAccount, checkoutDetails, session } = ports;
  return async () => {
    const wanted = ownerOf(session.get()) === null ? newAccount.get() : noNewAccount;
    if (problemOfNewAccount(wanted) !== null) {
      newAccount.update((now) => ({ ...now, refusals: now.refusals + 1 }));
      return { kind: 'incomplete', problems: [] };
    }
    const { personal } = checkoutDetails.get();
    const outcome = await placeAsSeen();
    if (!isSuccess(outcome)) return outcome; // CHK-43
    newAccount.update(() => noNewAccount);
    if (wanted.isWanted) await makeAccount(ports, { ...personal, password: wanted.password }, outcome);
    return outcome;
  };
}

/** Taken by the shop, or by the device while there is no network (CHK-42). */
function isSuccess(outcome: SeenOutcome): boolean {
  return outcome.kind === 'accepted' || (outcome.kind === 'waiting' && outcome.reason === 'offline');
}

type Typed = CheckoutDetails['personal'] & { readonly password: string };

async function makeAccount({ register, notify }: Ports, typed: Typed, placed: SeenOutcome): Promise<void> {
  const { emailAddress: email, firstName, lastName, password } = typed;
  const made = placed.kind === 'accepted' ? await register({ email, firstName, lastName, password }) : null;
  if (made?.kind === 'signed-in') return;
  if (made?.kind === 'refused') notify({ code: 'account-not-made', text: made.message });
  else notify({ code: 'account-not-made' });
}
