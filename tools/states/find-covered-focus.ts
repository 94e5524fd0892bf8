type Covers = ReturnType<typeof createCovers>;

/**
 * Goes from control to control as the Tab key does, and says which one lies under something when it has the focus. It
 * runs in the page, so it uses nothing from outside itself but what it is given there.
 */
export async function findCoveredFocus({ whatLiesOver, nameOf }: Covers): Promise<readonly string[]> {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], audio[controls], video[controls]';
  const PATIENCE = 8; // frames
  const around = document.querySelector('dialog:modal') ?? document.body;
  const covered: string[] = [];
  scrollTo(0, 0);
  for (const control of around.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, [tabindex="-1"]'))
      continue;
    control.focus();
    if (document.activeElement !== control) continue;
    let over = whatLiesOver(control);
    for (let wait = 0; over && wait < PATIENCE; wait += 1) {
      await new Promise(requestAnimationFrame); // what opens on focus closes when the focus has gone on
      over = whatLiesOver(control);
    }
    if (over) covered.push(`${nameOf(control)} has the focus under ${over}`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return [...new Set(covered)];
}

/** Says what lies over what. It runs in the page, so it uses nothing from outside itself. */
export function createCovers() {
  const SMALL = 64; // px; of what is taller, its middle is enough
  return { whatLiesOver, nameOf };

  /** What hides the control, or a part of a small one. */
  function whatLiesOver(control: HTMLElement): string | null {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const middle = (left + right) / 2;
    const centre = control.matches('textarea') ? top + SMALL / 4 : (top + bottom) / 2; // where the writing begins
    for (const y of bottom - top < SMALL ? [top + 2, centre, bottom - 2] : [centre]) {
      if (y < 0 || y > innerHeight) return 'the edge of the screen';
      const hit = document.elementFromPoint(Math.min(Math.max(middle, 1), innerWidth - 1), y);
      const layer = hit && !control.contains(hit) && !hit.contains(control) ? layerOf(hit) : null;
      if (layer && !layer.contains(control)) return nameOf(layer);
    }
    return null;
  }

  function layerOf(element: Element): HTMLElement | null {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each as HTMLElement;
    return null;
  }

  function nameOf(element: HTMLElement): string {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${[element.tagName.toLowerCase(), ...element.classList].join('.')} "${name.trim().slice(0, 30)}"`;
  }
}
