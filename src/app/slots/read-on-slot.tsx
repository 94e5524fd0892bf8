import { useView } from './visit-context.ts';

/** What the page server has for those who run no scripts, until what comes by them is there; a browser makes nothing of it. */
export function ReadOnSlot() {
  return <noscript>{useView().readOn}</noscript>;
}
