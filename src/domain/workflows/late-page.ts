/** How long the page before stays when the next one is not there; then what is known of that takes its place. */
export const PLACEHOLDER_AFTER_MS = 300;
