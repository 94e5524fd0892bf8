import type { Reply } from '#domain/shared/reply.ts';
import type { Endpoint, PayloadOf } from './queued-command.ts';
import type { TaskWorld } from './task.ts';

/**
 * Makes the call of a task, in the world the task was made in. What must not be asked for twice is sent only after `leave`
 * has answered true: then it is written down that it may have left.
 */
export type Sender<Payload> = (
  payload: Payload,
  how: { readonly world: TaskWorld; readonly leave: () => Promise<boolean> },
) => Promise<Reply<unknown>>;

/** How each endpoint is called. */
export type CommandSenders = { readonly [E in Endpoint]: Sender<PayloadOf<E>> };

export function senderOf(commandSenders: CommandSenders, endpoint: Endpoint): Sender<unknown> {
  return commandSenders[endpoint] as Sender<unknown>; // a task has the payload of its endpoint
}
