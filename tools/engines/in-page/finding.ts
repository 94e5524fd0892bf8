import type { Naming } from './naming.ts';
import type { Role, Sight, Target } from './target.ts';

export type Finding = ReturnType<typeof createFinding>;

/** Runs in the page: what a shopper finds and reads there. */
export function createFinding({ words, nameOf }: Naming, selectors: Readonly<Record<Role, string>>) {
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

  const isUsable = (target: Target): boolean => all(target).some((element) => !element.matches(':disabled'));

  /** The first of them, as it is read aloud; null where there is none. */
  const textOf = (target: Target): string | null => {
    const [element] = all(target);
    return element ? words((element as HTMLElement).innerText) : null;
  };

  const hasFocus = (target: Target): boolean => all(target).some((element) => element === document.activeElement);

  const namesOf = (target: Target): readonly string[] => all(target).map(nameOf);

  return { all, sees, isUsable, textOf, hasFocus, namesOf };
}
