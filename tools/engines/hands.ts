import type { Point } from './keys.ts';

export type Role =
  | 'article'
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'field'
  | 'group'
  | 'heading'
  | 'link'
  | 'list'
  | 'main'
  | 'region'
  | 'spinbutton'
  | 'status'
  | 'summary'
  | 'table';

/** What a shopper looks for: a role, and the accessible name or how it begins. */
export type Target = {
  readonly role: Role;
  readonly name?: string;
  readonly startsWith?: string;
  readonly within?: Target;
};

/** What a shopper reads: something that is there, says this, holds this or, where it is gone, is there no more. */
export type Sight = Target & { readonly text?: string; readonly value?: string; readonly isGone?: true };

/** What a shopper does with what is there. */
export type Step =
  | { readonly press: Target }
  | { readonly type: string; readonly into: Target }
  | { readonly choose: string; readonly of: Target }
  | { readonly sees: Sight }
  | { readonly restMs: number };

export type Hands = ReturnType<typeof createHands>;

/**
 * The hands and eyes of a shopper inside a page. It travels as text, so it knows nothing but what stands in it. They are
 * inside, since whoever leaves from outside leaves some milliseconds after it was told.
 */
export function createHands() {
  const PATIENCE_MS = 6_000;
  const CALM_MS = 40;
  const CALM_TIMES = 3;
  const GLANCE_MS = 25; // what a field holds changes without the document changing

  const selectors: Readonly<Record<Role, string>> = {
    article: 'article, [role="article"]',
    button: 'button, [role="button"]',
    checkbox: 'input[type="checkbox"]',
    columnheader: 'th[scope="col"], [role="columnheader"]',
    combobox: 'select',
    dialog: 'dialog[open], [role="dialog"]',
    field: 'input:not([type="number"]), textarea',
    group: 'fieldset, [role="group"]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    list: 'ul, ol, [role="list"]',
    main: 'main',
    region: 'section, [role="region"]',
    spinbutton: 'input[type="number"]',
    status: '[role="status"], [role="alert"], output',
    summary: 'summary',
    table: 'table',
  };

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

  const isShown = (element: Element): boolean => element.getClientRects().length > 0;

  function all({ role, name, startsWith, within }: Target): readonly Element[] {
    const places = within ? all(within) : [document];
    return places
      .flatMap((place) => [...place.querySelectorAll(selectors[role])])
      .filter((element) => name === undefined || nameOf(element) === name)
      .filter((element) => startsWith === undefined || nameOf(element).startsWith(startsWith))
      .filter((element) => role === 'status' || isShown(element));
  }

  function sees({ text, value, isGone, ...target }: Sight): boolean {
    const found = all(target).filter(
      (element) =>
        (text === undefined || words(element.textContent).includes(text)) &&
        (value === undefined || (element as HTMLInputElement).value === value),
    );
    return isGone ? found.length === 0 : found.length > 0;
  }

  /** Acts in the very task in which it comes true; false when it does not within the limit. */
  function once(isTrue: () => boolean, act: () => void, limitMs = PATIENCE_MS): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isMet: boolean): void => {
        observer.disconnect();
        clearInterval(timer);
        clearTimeout(limit);
        if (isMet) act();
        resolve(isMet);
      };
      const look = (): void => {
        if (isTrue()) settle(true);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const timer = setInterval(look, GLANCE_MS);
      const limit = setTimeout(() => settle(false), limitMs);
      look();
    });
  }

  const isUsable = (target: Target): boolean => all(target).some((element) => !element.matches(':disabled'));

  async function reach(target: Target): Promise<void> {
    if (
      await once(
        () => isUsable(target),
        () => undefined,
      )
    )
      return;
    throw new Error(`There is no ${target.role} "${target.name ?? target.startsWith}" on ${location.pathname}.`);
  }

  function enter(element: Element | undefined, text: string, kind: 'input' | 'change'): void {
    if (!element) return;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event(kind, { bubbles: true }));
  }

  /** Does it with what is there already. */
  function doNow(step: Step): void {
    if ('press' in step) (all(step.press).find((element) => !element.matches(':disabled')) as HTMLElement).click();
    if ('type' in step) enter(all(step.into)[0], step.type, 'input');
    if ('choose' in step) {
      const list = all(step.of)[0] as HTMLSelectElement;
      const option = [...list.options].find(({ textContent }) => words(textContent) === step.choose);
      enter(list, option?.value ?? '', 'change');
    }
  }

  async function getReady(step: Step): Promise<void> {
    if ('press' in step) await reach(step.press);
    if ('type' in step) await reach(step.into);
    if ('choose' in step) await reach(step.of);
    if ('restMs' in step) await new Promise((resolve) => setTimeout(resolve, step.restMs));
    if (
      'sees' in step &&
      !(await once(
        () => sees(step.sees),
        () => undefined,
      ))
    )
      throw new Error(`${step.sees.role} "${step.sees.name ?? step.sees.text}" was not told on ${location.pathname}.`);
  }

  async function take(step: Step): Promise<void> {
    await getReady(step);
    doNow(step);
  }

  const isReady = (): boolean => document.documentElement.dataset['ready'] === 'true';
  const untilReady = (): Promise<boolean> => once(isReady, () => undefined);

  /** Until nothing keeps the page busy: what is pressed while a part of it comes to life may do nothing. */
  async function untilCalm(): Promise<void> {
    await untilReady();
    const end = performance.now() + PATIENCE_MS;
    for (let calm = 0; calm < CALM_TIMES && performance.now() < end; ) {
      const began = performance.now();
      await new Promise((resolve) => setTimeout(resolve, CALM_MS));
      calm = performance.now() - began < 2 * CALM_MS ? calm + 1 : 0;
    }
  }

  /** One after the other, once the page has come to life. */
  async function takeAll(steps: readonly Step[]): Promise<void> {
    await (steps.length > 0 ? untilCalm() : untilReady());
    for (const step of steps) await take(step);
  }

  /**
   * Where a mouse meets it, once it is brought into sight; else what keeps it from being met. What is drawn in the place of a
   * box or beside it is its label.
   */
  function placeOf(target: Target): Point | string {
    const element = all(target).find((each) => !each.matches(':disabled'));
    if (element === undefined) return 'it is not there, or cannot be used';
    const inSight = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight;
    if (!inSight(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const met = document.elementFromPoint(point.x, point.y);
    const isMet = met !== null && (element.contains(met) || met.closest('label')?.control === element);
    return isMet ? point : `${met?.outerHTML.slice(0, 100) ?? 'nothing'} lies over it`;
  }

  /** The first of them, as it is read aloud; null where there is none. */
  const textOf = (target: Target): string | null => {
    const [element] = all(target);
    return element ? words((element as HTMLElement).innerText) : null;
  };

  const hasFocus = (target: Target): boolean => all(target).some((element) => element === document.activeElement);

  const namesOf = (target: Target): readonly string[] => all(target).map(nameOf);

  return { all, placeOf, textOf, hasFocus, namesOf, sees, once, getReady, doNow, takeAll, untilCalm, isReady };
}
