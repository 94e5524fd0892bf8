import type { AreaPorts } from './area-ports.ts';
import type { PendingChanges } from './pending-changes.ts';

/** An area at work: what it needs, with what is usual where nothing was said, and what it remembers of its own changes. */
export type Area<T> = Required<AreaPorts<T>> & {
  /** Its value where nothing is kept. */
  readonly initial: T;
  readonly changes: PendingChanges<T>;
};
