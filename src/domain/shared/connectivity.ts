/** Whether the device believes it has a network. A hint only: the result of a call decides. */
export interface Connectivity {
  isOnline(): boolean;
  /** Calls back at every change; returns a way to stop. */
  onChange(listener: (isOnline: boolean) => void): () => void;
}
