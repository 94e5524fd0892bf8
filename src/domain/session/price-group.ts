import type { Customer } from './customer.ts';
import { customerOf, type Holding, isHolding, type Session } from './session.ts';

/** A customer's price group: its number, and the shop's own proof of it. */
export type PriceGroup = Pick<Customer, 'groupId' | 'groupToken'>;

/** Whose prices products are searched with; null for everybody's. */
export type FindPriceGroup = () => PriceGroup | null;

export type PriceRules = {
  /** Whether groups of customers have prices of their own. */
  readonly hasPriceTiers: boolean;
};

type Ports = { readonly session: { readonly get: () => Session }; readonly sessionRules: PriceRules };

export function createFindPriceGroup({ session, sessionRules }: Ports): FindPriceGroup {
  return () => {
    const customer = sessionRules.hasPriceTiers ? customerOf(session.get()) : null;
    return customer === null || customer.groupToken === ''
      ? null
      : { groupId: customer.groupId, groupToken: customer.groupToken };
  };
}

/** A customer as a session holds them: of a group only where groups have prices of their own (PRICE-26). */
export function asHeld(customer: Customer, { hasPriceTiers }: PriceRules): Customer {
  return hasPriceTiers ? customer : { ...customer, groupId: 0, groupToken: '' };
}

/** The same of a session: one that has just begun, or that was kept while the shop had other rules. */
export function heldBy(session: Session, rules: PriceRules): Session {
  return isHolding(session) ? withGroupOf(session, rules) : session;
}

function withGroupOf(session: Holding, rules: PriceRules): Session {
  return { ...session, customer: asHeld(session.customer, rules) };
}
