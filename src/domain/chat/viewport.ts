/** How wide the page is, in CSS pixels. */
export interface Viewport {
  isAtLeast(width: number): boolean;
  /** Calls whenever the page has become as wide, or is it no longer. */
  onChange(width: number, changed: () => void): void;
}
