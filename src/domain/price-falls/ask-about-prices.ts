import { type AskedOutcome, type AskPorts, askOrQueue } from '#domain/alerts/ask-or-queue.ts';
import { createFindPriceGroup, type PriceRules } from '#domain/session/price-group.ts';
import type { Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { withValue } from '#domain/shared/reply.ts';
import type { PriceFallGateway, PriceWait } from './price-fall-gateway.ts';

/** Asks the shop to write when prices fall. Without a network it is asked for later, in the language of now. */
export type AskAboutPrices = (wait: Pick<PriceWait, 'email' | 'skus'>) => Promise<AskedOutcome<'noted'>>;

/** Whether the shop tells of prices at all. */
export type PriceFallRules = { readonly tellsPriceFalls: boolean };

type Ports = AskPorts & {
  readonly priceFallGateway: PriceFallGateway;
  readonly session: ReadonlyCell<Session>;
  readonly sessionRules: PriceRules;
};

export function createAskAboutPrices(ports: Ports): AskAboutPrices {
  const { priceFallGateway, session, sessionRules } = ports;
  const findPriceGroup = createFindPriceGroup({ session, sessionRules });
  return ({ email: typed, skus }) => {
    const email = typed.trim();
    const wait = { email, skus, groupId: findPriceGroup()?.groupId ?? null };
    const ask = async () => withValue(await priceFallGateway.ask(wait), () => 'noted' as const);
    return askOrQueue(ports, { email, ask, command: { endpoint: 'await-prices', payload: wait } });
  };
}
