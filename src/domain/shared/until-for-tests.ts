/** More turns than any verb of the domain takes over fakes that answer at once. */
const MOST_TURNS = 10_000;

/** Resolves when something holds, with a look after each turn of what waits. What never comes fails by its name. */
export async function until(
  name: string,
  holds: () => boolean,
  nextTurn: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (holds()) return;
    await nextTurn();
  }
  throw new Error(`It did not come to this: ${name}.`);
}
