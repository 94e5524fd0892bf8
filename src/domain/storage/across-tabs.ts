/** One at a time for each name, over all tabs of the shop. */
export interface Locks {
  runExclusive<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** Tells the other tabs that a value changed; carries no data and is never answered by another signal. */
export interface TabMessages {
  send(name: string): void;
  /** Calls back when another tab sent the name; returns a way to stop. */
  listen(name: string, onSignal: () => void): () => void;
}
