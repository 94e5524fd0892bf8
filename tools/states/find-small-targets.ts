type Given = {
  readonly isTouched: boolean;
  readonly exempt: ReturnType<typeof createExemptTargets>;
  readonly touch: ReturnType<typeof createTouch>;
};

/**
 * Says which controls are too small to hit: under 24 by 24 px anywhere, under 44 px high where fingers are. What counts
 * is where a press lands, so a label, or a link that reaches over its card, is as large as it is felt to be. It runs in
 * the page, so it uses nothing from outside itself but what it is given there; it scrolls.
 */
export function findSmallTargets({ isTouched, exempt, touch }: Given): readonly string[] {
  const { LEAST, FINGER, standsInSentence, hasLargerTwin } = exempt;
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]';
  const around = document.querySelector('dialog:modal') ?? document.body;
  const small: string[] = [];
  for (const control of around.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, [type=range]')) continue;
    const label =
      control instanceof HTMLInputElement && /checkbox|radio/.test(control.type) ? control.labels?.[0] : null;
    const box = (label ?? control).getBoundingClientRect();
    const isHidden = box.width < 2 || box.height < 2 || box.bottom < 0;
    if (isHidden || standsInSentence(control)) continue;
    const wanted = isTouched ? FINGER : LEAST;
    if (box.height >= wanted && box.width >= LEAST) continue;
    if (hasLargerTwin(control, box, around)) continue;
    const [width, height] = touch.feltSize(control, label ?? null);
    if (width > 0 && (height < wanted || width < LEAST)) small.push(`${nameOf(control)} is ${width} by ${height} px`);
  }
  return [...new Set(small)];

  function nameOf(control: HTMLElement): string {
    const name = control.getAttribute('aria-label') ?? control.textContent ?? control.getAttribute('name') ?? '';
    return `${control.tagName.toLowerCase()} "${name.trim().slice(0, 30)}"`;
  }
}

/** Which targets may be small, and what is small. It runs in the page, so it uses nothing from outside itself. */
export function createExemptTargets() {
  const [LEAST, FINGER] = [24, 44]; // px
  return { LEAST, FINGER, standsInSentence, hasLargerTwin };

  /** A link within a text is as high as its line (WCAG 2.5.8). */
  function standsInSentence(control: HTMLElement): boolean {
    if (getComputedStyle(control).display !== 'inline') return false;
    const own = (control.textContent ?? '').trim().length;
    const sentence = control.parentElement?.closest(':not(span)'); // its stretches have elements of their own
    return (sentence?.textContent ?? '').trim().length > own + 3;
  }

  /** Another link leads to the same place, such as the picture above a name (WCAG 2.5.8). */
  function hasLargerTwin(control: HTMLElement, own: DOMRect, around: Element): boolean {
    const href = control.getAttribute('href');
    const twins = href === null ? [] : around.querySelectorAll(`a[href="${CSS.escape(href)}"]`);
    return [...twins].some((twin) => {
      const { width, height } = twin.getBoundingClientRect();
      return twin.closest('li') === control.closest('li') && width >= LEAST && height >= FINGER && height > own.height;
    });
  }
}

/** How large a target is felt to be. It runs in the page, so it uses nothing from outside itself; it scrolls. */
export function createTouch() {
  const FINGER = 44; // px
  const STEP = 2; // px
  return { feltSize };

  /** Nothing of what lies under a layer. */
  function feltSize(control: HTMLElement, label: HTMLElement | null): readonly [width: number, height: number] {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = (label ?? control).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const lands = (atX: number, atY: number): boolean => {
      const hit = document.elementFromPoint(atX, atY);
      return hit !== null && (control.contains(hit) || label?.contains(hit) === true);
    };
    if (!lands(x, y)) return [0, 0];
    const reach = (right: number, down: number): number => {
      let far = 0;
      while (far <= FINGER && lands(x + right * (far + STEP), y + down * (far + STEP))) far += STEP;
      return far;
    };
    const wide = reach(-1, 0) + reach(1, 0);
    const high = reach(0, -1) + reach(0, 1);
    return [Math.max(Math.round(width), wide + 1), Math.max(Math.round(height), high + 1)];
  }
}
