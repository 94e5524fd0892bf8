/**
 * What extensions of browsers do to a page, before it comes to life and afterwards: attributes on its outermost elements and
 * on fields, nodes of their own at the beginning and end of the body, and a sign beside each field. Runs in the page, so it
 * uses nothing from outside of itself.
 */
export function meddleWithPage(): void {
  const meddled = new WeakSet<Element>();

  const own = (): HTMLElement => {
    const node = document.createElement('aside');
    node.append('An extension');
    node.setAttribute('aria-hidden', 'true');
    node.hidden = true;
    return node;
  };
  const mark = (element: Element): void => {
    element.setAttribute('data-meddled', 'true');
    element.setAttribute('spellcheck', 'false');
  };
  const meddle = (): void => {
    mark(document.documentElement);
    if (!meddled.has(document.body)) {
      meddled.add(document.body);
      mark(document.body);
      document.body.prepend(own());
      document.body.append(own());
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      if (meddled.has(field)) continue;
      meddled.add(field);
      mark(field);
      field.after(own());
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    meddle();
    new MutationObserver(meddle).observe(document.body, { childList: true, subtree: true });
  });
}
