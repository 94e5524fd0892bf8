import type { Finding } from './finding.ts';
import type { Naming } from './naming.ts';
import type { Step } from './target.ts';

export type Acting = ReturnType<typeof createActing>;

/** Runs in the page: does what a step says. */
export function createActing({ words }: Naming, { all }: Finding) {
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

  return { doNow };
}
