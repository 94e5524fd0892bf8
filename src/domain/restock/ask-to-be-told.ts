import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { WaitFor } from '#domain/queue/queued-command.ts';
import type { SendTask } from '#domain/queue/send-task.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import type { RestockGateway, WaitAnswer } from './restock-gateway.ts';

/** What came of asking. `refused` was told in the shop's words; `queued` waits on the device for a network. */
export type AskedOutcome = WaitAnswer | 'not-an-email' | 'refused' | 'failed' | 'queued';

/** Asks the shop to write once what is sold out can be had again. Without a network it is asked for later. */
export type AskToBeTold = (wait: WaitFor) => Promise<AskedOutcome>;

type Ports = {
  readonly restockGateway: RestockGateway;
  readonly tellRefusal: TellRefusal;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly sendTask: SendTask;
};

export function createAskToBeTold({ restockGateway, tellRefusal, connectivity, sendTask }: Ports): AskToBeTold {
  return async ({ email: typed, ...wanted }) => {
    const wait = { ...wanted, email: typed.trim() };
    if (problemOfEmail(wait.email) !== null) return 'not-an-email';
    if (!connectivity.isOnline()) {
      const { kind } = await sendTask({ endpoint: 'await-stock', payload: wait });
      return kind === 'waiting' ? 'queued' : 'failed';
    }
    const reply = await restockGateway.ask(wait);
    if (reply.kind === 'ok') return reply.value;
    if (reply.kind !== 'refused') return 'failed';
    tellRefusal(reply);
    return 'refused';
  };
}
