import type { Notify } from '#domain/notices/notify.ts';
import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { ResultHandlers } from '#domain/queue/answers.ts';
import type { CommandSenders } from '#domain/queue/command-senders.ts';
import type { PriceFallGateway } from './price-fall-gateway.ts';

export function createSendPriceWait({
  priceFallGateway,
}: {
  readonly priceFallGateway: PriceFallGateway;
}): CommandSenders['await-prices'] {
  return (wait, { world }) => priceFallGateway.ask(wait, world);
}

type Ports = { readonly notify: Notify; readonly tellRefusal: TellRefusal };

/** Whoever asked without a network is told when it was done. */
export function createHearPriceWait({ notify, tellRefusal }: Ports): ResultHandlers['price-wait-answered'] {
  return (task, answer) => {
    if (task.endpoint !== 'await-prices' || answer.kind === 'unsure') return;
    if (answer.kind === 'refused') tellRefusal(answer);
    else notify({ code: 'price-falls-noted', type: 'success' });
  };
}
