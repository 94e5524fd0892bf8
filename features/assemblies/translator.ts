/**
 * What a translator of whole pages does to one, as the browsers' own do: a moment after a text has appeared it is taken away,
 * and what it means stands in its place within two `font` elements. It says the same here, so that it can be read what
 * a shopper would. Runs in the page, so it uses nothing from outside of itself.
 */
export function translatePage(pauseMs: number): void {
  const untouched = 'font, script, style, title, textarea, [translate="no"]';
  let found: Text[] = [];

  const textsOf = (node: Node): readonly Text[] =>
    node.nodeType === node.TEXT_NODE ? [node as Text] : Array.from(node.childNodes).flatMap(textsOf);
  const put = (text: Text): void => {
    const { parentElement, data } = text;
    if (!parentElement || parentElement.closest(untouched) || data.trim() === '') return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = data;
    parentElement.replaceChild(outer, text);
  };
  const putAll = (): void => {
    const texts = found;
    found = [];
    for (const text of texts) put(text);
  };
  const note = (nodes: readonly Node[]): void => {
    const texts = nodes.flatMap(textsOf);
    if (texts.length > 0 && found.length === 0) setTimeout(putAll, pauseMs);
    found = [...found, ...texts];
  };

  note([document]);
  new MutationObserver((changes) => note(changes.flatMap(({ addedNodes }) => Array.from(addedNodes)))).observe(
    document,
    {
      childList: true,
      subtree: true,
    },
  );
}
