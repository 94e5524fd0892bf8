const MOST_STOPS = 150;

/** Presses Tab until what has the focus is named so. Throws when the keyboard does not get there. */
export async function tabUntil(
  name: string,
  focusedName: () => Promise<string>,
  pressTab: () => Promise<void>,
): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const focused = await focusedName();
    if (focused === name) return;
    passed.push(focused);
    await pressTab();
  }
  throw new Error(`The keyboard does not reach "${name}"; it passes ${passed.join(', ')}.`);
}
