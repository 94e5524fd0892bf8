import type { Marks } from './journal.ts';

/** What this visit has read or kept, for the time in which the device answers nothing. */
export interface VisitMemory {
  has(key: string): boolean;
  get(key: string): unknown;
  /** All of it, also what is remembered while it is gone through. */
  entries(): Iterable<readonly [key: string, value: unknown]>;
  /** Of what came into a value. */
  marksOf(key: string): Marks;
  /** The marks stay as they are where none are given. */
  remember(key: string, value: unknown, marks: Marks | undefined): void;
  forget(key: string): void;
  /** Whether the store was seen to have its mark. */
  hasSeenMark(): boolean;
  sawMark(): void;
}

export function createVisitMemory(): VisitMemory {
  const values = new Map<string, unknown>();
  const marksInMemory = new Map<string, Marks>();
  let hasSeenMark = false;

  return {
    has: (key) => values.has(key),
    get: (key) => values.get(key),
    entries: () => values.entries(),
    marksOf: (key) => marksInMemory.get(key) ?? {},
    remember(key, value, marks) {
      values.set(key, value);
      if (marks) marksInMemory.set(key, marks);
    },
    forget: (key) => void values.delete(key),
    hasSeenMark: () => hasSeenMark,
    sawMark() {
      hasSeenMark = true;
    },
  };
}
