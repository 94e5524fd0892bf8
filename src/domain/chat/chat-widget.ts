/** The chat of another house, in the page. */
export interface ChatWidget {
  /** Loads it, once. Rejects when it cannot be had; the next call tries again. */
  load(): Promise<void>;
  /** Takes it from the page. */
  remove(): void;
}
