/** Whether pictures may move: they may unless the device asks for less motion. */
export function wantsMotion(view: Window): boolean {
  return !view.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
