/**
 * Listens to a page as somebody who does not see it: notes what is said by regions that nobody hears for certain, what is
 * said twice, and what changed on the screen without a word.
 */
export type SpeechWatch = {
  /** A shopper has done something and the page has come to rest. */
  readonly rested: (address: string) => void;
  /** The page was left or closed, and everything on it is gone. */
  readonly left: () => void;
  /** What was wrong since it was asked last. */
  readonly takeFindings: () => readonly string[];
};

const REGIONS = '[aria-live], [role=status], [role=alert], [role=log]';
const SPEAKING = '[aria-live=polite], [aria-live=assertive]';
/** Figures that say how many, how much or what is left; what is told by itself, and where somebody types, is left out. */
const FIGURES = 'main :not(time, h2), dialog[open] :not(time, h2)';
/** What is wrong with a form is read where the focus goes; each field says by itself that it is right. */
const OWN_WORDS = `${REGIONS}, [aria-hidden=true], select, textarea, [translate=no], #checkout-problems`;
const LINES = 'main li, dialog[open] li';

type Sight = {
  readonly path: string;
  readonly figures: ReadonlyMap<Element, string>;
  readonly lines: ReadonlyMap<Element, Element | null>;
};

export function watchSpeech(page: Document): SpeechWatch {
  let said: readonly string[] = [];
  const findings: string[] = [];
  let before: Sight | null = null;

  const hear = (changes: readonly MutationRecord[]): void => {
    for (const { target, addedNodes, removedNodes } of changes) {
      if ((target as Element).matches?.(SPEAKING)) said = [...said, ...Array.from(addedNodes, textOf)];
      for (const region of regionsIn(addedNodes)) findings.push(`a region is born with "${textOf(region)}"`);
      for (const region of regionsIn(removedNodes)) findings.push(`a region is taken away with "${textOf(region)}"`);
    }
  };
  const observer = new MutationObserver(hear);
  observer.observe(page, { childList: true, subtree: true });

  return {
    rested(address) {
      hear(observer.takeRecords());
      for (const text of new Set(said.filter((each, at) => said.indexOf(each) !== at)))
        findings.push(`"${text}" is said twice`);
      const now = sightOf(page, address);
      if (before?.path === now.path && said.length === 0)
        for (const change of changesBetween(before, now)) findings.push(`${address}: ${change}, and nothing is said`);
      before = now;
      said = [];
      for (const region of page.querySelectorAll(SPEAKING)) region.replaceChildren(); // time goes by between two acts
      observer.takeRecords();
    },
    left() {
      before = null;
      said = [];
      observer.takeRecords();
    },
    takeFindings: () => findings.splice(0),
  };
}

function textOf(node: Node): string {
  return (node.textContent ?? '').trim();
}

/** Regions that speak by themselves and hold a text already; those of a dialog end with it. */
function regionsIn(nodes: NodeList): readonly Element[] {
  const elements = [...nodes].filter((node) => node.nodeType === node.ELEMENT_NODE) as Element[];
  return elements
    .flatMap((element) => [...(element.matches(REGIONS) ? [element] : []), ...element.querySelectorAll(REGIONS)])
    .filter((region) => region.getAttribute('aria-live') !== 'off' && textOf(region) !== '')
    .filter((region) => region.closest('dialog') === null);
}

function sightOf(page: Document, address: string): Sight {
  const leaves = [...page.querySelectorAll(FIGURES)].filter(
    ({ childElementCount, textContent }) => childElementCount === 0 && /\d/.test(textContent ?? ''),
  );
  return {
    path: address.split('?')[0] ?? '',
    figures: new Map(leaves.filter((leaf) => !leaf.closest(OWN_WORDS)).map((leaf) => [leaf, textOf(leaf)])),
    lines: new Map(
      [...page.querySelectorAll(LINES)]
        .filter((line) => line.querySelector('button[aria-label^="Remove"]'))
        .map((line) => [line, line.closest('dialog')]),
    ),
  };
}

function changesBetween(before: Sight, now: Sight): readonly string[] {
  const changed = [...before.figures].flatMap(([figure, text]) => {
    const next = now.figures.get(figure);
    return next === undefined || next === text ? [] : [`"${text}" became "${next}"`];
  });
  const gone = [...before.lines]
    .filter(([line, panel]) => !line.isConnected && (panel === null || panel.hasAttribute('open')))
    .map(([line]) => `"${textOf(line).slice(0, 40)}" is gone`);
  return [...changed, ...gone];
}
