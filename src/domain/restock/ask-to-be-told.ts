import { type AskedOutcome, type AskPorts, askOrQueue } from '#domain/alerts/ask-or-queue.ts';
import type { WaitFor } from '#domain/queue/queued-command.ts';
import type { RestockGateway, WaitAnswer } from './restock-gateway.ts';

/** Asks the shop to write once what is sold out can be had again. Without a network it is asked for later. */
export type AskToBeTold = (wait: WaitFor) => Promise<AskedOutcome<WaitAnswer>>;

type Ports = AskPorts & { readonly restockGateway: RestockGateway };

export function createAskToBeTold(ports: Ports): AskToBeTold {
  return ({ email: typed, ...wanted }) => {
    const wait = { ...wanted, email: typed.trim() };
    const command = { endpoint: 'await-stock', payload: wait } as const;
    return askOrQueue(ports, { email: wait.email, ask: () => ports.restockGateway.ask(wait), command });
  };
}
