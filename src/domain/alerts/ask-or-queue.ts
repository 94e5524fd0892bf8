import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { QueuedCommand } from '#domain/queue/queued-command.ts';
import type { SendTask } from '#domain/queue/send-task.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import type { Reply } from '#domain/shared/reply.ts';

/** What came of asking to be told of something. `refused` was told in the shop's words; `queued` waits on the device for a network. */
export type AskedOutcome<Answer> = Answer | 'not-an-email' | 'refused' | 'failed' | 'queued';

export type AskPorts = {
  readonly tellRefusal: TellRefusal;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly sendTask: SendTask;
};

type Asking<Answer> = {
  readonly email: string;
  readonly ask: () => Promise<Reply<Answer>>;
  /** What is queued where there is no network. */
  readonly command: QueuedCommand;
};

/** Asks the shop to write to an address, or has that wait for a network. */
export async function askOrQueue<Answer>(
  { tellRefusal, connectivity, sendTask }: AskPorts,
  { email, ask, command }: Asking<Answer>,
): Promise<AskedOutcome<Answer>> {
  if (problemOfEmail(email) !== null) return 'not-an-email';
  if (!connectivity.isOnline()) {
    const { kind } = await sendTask(command);
    return kind === 'waiting' ? 'queued' : 'failed';
  }
  const reply = await ask();
  if (reply.kind === 'ok') return reply.value;
  if (reply.kind !== 'refused') return 'failed';
  tellRefusal(reply);
  return 'refused';
}

/** Whether the shop has the address, or needs it no more. */
export function isAsked(outcome: AskedOutcome<string>): boolean {
  return outcome !== 'failed' && outcome !== 'refused' && outcome !== 'not-an-email';
}
