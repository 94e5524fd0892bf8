const STEP = /^(\d{1,2})-\*$/;

/** From how many per cent a step holds, `20-*`; null for what is no step. */
export function discountStepOf(id: string): number | null {
  const [, from] = STEP.exec(id) ?? [];
  return from === undefined ? null : Number(from);
}

/** What several chosen discounts come to: the smallest step takes the others in. Null where no step is among them. */
export function smallestStep(ids: readonly string[]): number | null {
  if (ids.every((id) => discountStepOf(id) === null)) return null;
  return Math.min(...ids.map((id) => discountStepOf(id) ?? Number(id)).filter(Number.isFinite));
}
