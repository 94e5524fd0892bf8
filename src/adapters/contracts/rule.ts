/** One rule of a port. It is plain code, so that it can be proved in a page as well as in Node. */
export type Rule<World> = { readonly title: string; readonly prove: (world: World) => Promise<void> };

/** Throws unless both are the same as JSON; undefined counts, too. */
export function same(actual: unknown, expected: unknown): void {
  const [is, shouldBe] = [textOf(actual), textOf(expected)];
  if (is !== shouldBe) throw new Error(`Expected ${shouldBe}, but it is ${is}.`);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => (each === undefined ? 'undefined' : each));
}
