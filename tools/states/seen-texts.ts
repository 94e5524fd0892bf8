/** A text that is seen on a page. Where its lines are, its range tells at any time. */
export type SeenText = { readonly holder: Element; readonly said: string; readonly range: Range };

/**
 * The texts of the page as it is now, or of the dialog over it, that are meant to be seen. It runs in the page, so it uses
 * nothing from outside itself; what looks at texts there takes them by a handle.
 */
export function seenTexts(): readonly SeenText[] {
  const around = document.querySelector('dialog[open]:last-of-type') ?? document.body;
  const texts: SeenText[] = [];
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const said = (node.textContent ?? '').trim();
    if (!holder || said === '' || !isSeen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ holder, said: said.slice(0, 40), range });
  }
  return texts;

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, position } = getComputedStyle(each);
      if (position === 'absolute' && clipPath.startsWith('inset(50%')) return false; // for screen readers alone
    }
    return !element.closest('option, script, style, noscript');
  }
}
