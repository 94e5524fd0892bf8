/** A part of a page as a person reads it. */
export type Part = {
  readonly name: string;
  readonly text: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly value: string;
  /** What is tied to it by `aria-describedby`. */
  readonly description: string;
  /** What is wrong with its value: the first of those texts, while it is in error. */
  readonly problem: string | null;
  /** Text by the value of `data-price` below it, the first of each. */
  readonly prices: Readonly<Record<string, string>>;
  /** Definitions below it by their terms. */
  readonly terms: Readonly<Record<string, string>>;
  /** Sources of the pictures below it. */
  readonly pictures: readonly string[];
  /** Texts of the links below it that are not hidden. */
  readonly links: readonly string[];
};

/** Reads elements. It runs in the page, so it uses nothing from outside of itself. */
export function partsOf(elements: readonly Element[]): readonly Part[] {
  return elements.map((element) => {
    const { ownerDocument: page } = element;
    const below = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
    const textOf = (node: Node | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const spoken = (named: Element) => {
      const copy = named.cloneNode(true) as Element;
      for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
      return textOf(copy);
    };
    const tied = (attribute: string) => {
      const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
      return ids.map((id) => textOf(page.getElementById(id)));
    };
    const field = element as HTMLInputElement;
    const descriptions = tied('aria-describedby');
    const tiedName = element.getAttribute('aria-label') ?? tied('aria-labelledby').join(' ');
    return {
      name: tiedName || spoken(field.labels?.[0] ?? element.querySelector('legend') ?? element),
      text: textOf(element),
      isChecked: field.checked === true,
      isDisabled: field.disabled === true || element.getAttribute('aria-disabled') === 'true',
      value: field.value ?? '',
      description: descriptions.join(' '),
      problem: element.getAttribute('aria-invalid') === 'true' ? (descriptions[0] ?? '') : null,
      prices: Object.fromEntries(
        below('[data-price]')
          .map((price) => [price.dataset['price'] ?? '', textOf(price)] as const)
          .reverse(),
      ),
      terms: Object.fromEntries(
        below('dt').map((term) => [textOf(term).replace(/:$/, ''), textOf(term.nextElementSibling)] as const),
      ),
      pictures: below('img').map((picture) => picture.getAttribute('src') ?? ''),
      links: below('a[href]:not([aria-hidden="true"])').map(textOf),
    };
  });
}
