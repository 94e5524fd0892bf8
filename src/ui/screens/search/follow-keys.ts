const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * Arrow keys lead from the field through all that its panel offers and back; Escape closes the panel and returns to the
 * field; a press outside closes it, and so does the focus when it goes on, be it before the panel has come. Answers how
 * to stop.
 */
export function followKeys(panel: HTMLElement | null, close: () => void): () => void {
  const page = panel?.ownerDocument;
  const area = panel?.closest<HTMLElement>('search');
  const field = area?.querySelector('input');
  if (!page || !area || !field) return () => {};
  const focused = page.activeElement;
  if (focused !== page.body && !area.contains(focused)) close();

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      field.focus();
      close();
    }
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const stops: readonly HTMLElement[] = [field, ...panel.querySelectorAll('a')];
    const at = stops.indexOf(page.activeElement as HTMLElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  const onPress = ({ target }: Event): void => {
    if (target instanceof Node && !area.contains(target)) close();
  };
  const onLeave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !area.contains(relatedTarget)) close();
  };

  area.addEventListener('keydown', onKey);
  area.addEventListener('focusout', onLeave);
  page.addEventListener('pointerdown', onPress);
  return () => {
    area.removeEventListener('keydown', onKey);
    area.removeEventListener('focusout', onLeave);
    page.removeEventListener('pointerdown', onPress);
  };
}
