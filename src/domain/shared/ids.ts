/** Unguessable ids. */
export interface Ids {
  /** A random UUID (version 4). */
  next(): string;
}
