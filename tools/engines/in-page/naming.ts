export type Naming = ReturnType<typeof createNaming>;

/** Runs in the page: what things are called there. */
export function createNaming() {
  const words = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

  function nameOf(element: Element): string {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    const said =
      element.getAttribute('aria-label') ??
      (labelled.length > 0 ? labelled.map((id) => document.getElementById(id)?.textContent).join(' ') : null) ??
      (labels.length > 0 ? [...labels].map(({ textContent }) => textContent).join(' ') : null);
    const title = (element as HTMLTableElement).caption ?? element.querySelector(':scope > legend');
    return words(said ?? title?.textContent ?? heardIn(element));
  }

  /** What stands in it, but for what is there for the eye alone. */
  function heardIn(element: Element): string {
    if (element.querySelector('[aria-hidden="true"]') === null) return element.textContent ?? '';
    const copy = element.cloneNode(true) as Element;
    for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
    return copy.textContent ?? '';
  }

  return { words, nameOf };
}
