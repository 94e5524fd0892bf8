/**
 * How many tasks were discarded unsent with a session that is over, and nobody has been told of yet. The device keeps it
 * before the first of them is gone, for whoever closes the page in between: told once too often rather than never.
 */
export type DroppedTasks = number;

export const noDroppedTasks: DroppedTasks = 0;
