/** Numbers that no other example of the run uses, the first behind the given one. */
export function countIds(before: number): () => number {
  let last = before;
  return () => {
    last += 1;
    return last;
  };
}
