import type { Reply } from '#domain/shared/reply.ts';

/** What somebody does that a program may not. */
export type HumanAct = 'register';

/** Finds out whether a person acts (TRACK-18). */
export interface HumanCheck {
  /** The proof to send along; null where the shop asks for none. Anything but `ok`: nothing may be sent (TRACK-19). */
  proofOf(act: HumanAct): Promise<Reply<string | null>>;
}
