import type { Notify } from '#domain/notices/notify.ts';
import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { ResultHandlers } from '#domain/queue/answers.ts';
import type { CommandSenders } from '#domain/queue/command-senders.ts';
import type { RestockGateway } from './restock-gateway.ts';

export function createSendWait({
  restockGateway,
}: {
  readonly restockGateway: RestockGateway;
}): CommandSenders['await-stock'] {
  return (wait, { world }) => restockGateway.ask(wait, world);
}

type Ports = { readonly notify: Notify; readonly tellRefusal: TellRefusal };

/** Whoever asked without a network is told when it was done, or that there is nothing to wait for any more. */
export function createHearWait({ notify, tellRefusal }: Ports): ResultHandlers['wait-answered'] {
  return (task, answer) => {
    if (task.endpoint !== 'await-stock' || answer.kind === 'unsure') return;
    const { name: productName } = task.payload;
    if (answer.kind === 'refused') tellRefusal(answer);
    else if (answer.value === 'in-stock') notify({ code: 'restock-there', type: 'info', productName });
    else notify({ code: 'restock-noted', type: 'success', productName });
  };
}
