/** Whether pictures may move; without a word from the device they may. */
export function wantsMotion(view: Window): boolean {
  return !view.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
