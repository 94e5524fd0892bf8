/** Does something with each of many, so many at once: the next begins when one is done. */
export async function someAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const goOn = async (): Promise<void> => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
}
