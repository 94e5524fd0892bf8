import { subjectOf } from '#domain/queue/task.ts';
import type { TaskRepository } from '#domain/queue/task-repository.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { noChange, type ProfileChange } from './profile-change.ts';

/** Shows what of the account waits to be sent, as it stands on the device: what is refused is told before it is gone. */
export type ShowWaitingChange = () => Promise<void>;

type Ports = {
  readonly taskRepository: Pick<TaskRepository, 'waitingInTurn'>;
  readonly session: ReadonlyCell<Session>;
  readonly profileChange: Cell<ProfileChange>;
};

export function createShowWaitingChange({ taskRepository, session, profileChange }: Ports): ShowWaitingChange {
  return async () => {
    const owner = ownerOf(session.get());
    const subject = subjectOf(
      { endpoint: 'change-profile', payload: { names: null, shippingAddress: null } },
      { owner },
    );
    const task = owner === null || subject === null ? null : await taskRepository.waitingInTurn(subject);
    if (ownerOf(session.get()) !== owner) return; // it is nobody else's business
    profileChange.update(() => (task?.endpoint === 'change-profile' ? { kind: 'waiting', ...task.payload } : noChange));
  };
}
