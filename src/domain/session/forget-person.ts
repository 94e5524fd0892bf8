/**
 * Leaves nothing of a person in the page or among what is kept: to be called when the session is no longer theirs. What
 * the device kept of them is removed, what was typed is gone, and what belongs to whoever is signed in now is read.
 */
export type ForgetPerson = () => Promise<void>;

/** Makes what a guest has kept theirs who has just signed in. */
export type TakeOver = () => Promise<void>;

/** The same, however late the device is: resolves when what a guest has kept bears their name there, or the device takes nothing. */
export type UntilTakenOver = () => Promise<void>;
