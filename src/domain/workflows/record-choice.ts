import type { RecordChoice } from '#domain/consent/consent.ts';
import type { SendTask } from '#domain/queue/send-task.ts';
import type { Log } from '#domain/shared/log.ts';

type Ports = { readonly sendTask: SendTask; readonly log: Log };

/** Has a choice recorded with the merchant; without a network later. */
export function createRecordChoice({ sendTask, log }: Ports): RecordChoice {
  return async (choice) => {
    const { kind } = await sendTask({ endpoint: 'record-consent', payload: choice });
    if (kind === 'refused' || kind === 'not-kept') log.error(`The choice ${choice.number} was not recorded: ${kind}`);
  };
}
