import { setImmediate as nextTurn } from 'node:timers/promises';
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import type { Target } from './page.ts';

/** The shop that is drawn on the page; opened with the first address, so that Given steps come before. */
export type Shown = {
  /** Opens home when no page is open yet. */
  readonly opensFirst: () => Promise<void>;
  readonly goTo: (address: string) => Promise<void>;
  readonly comesBack: () => Promise<void>;
  readonly address: () => string;
  /** Whether another page is on its way. */
  readonly isMoving: () => boolean;
  /** What screens threw so far. */
  readonly defects: () => readonly unknown[];
};

export type Drawing = {
  /** Whether the page has asked to be called for soon. */
  readonly isUnderWay: () => boolean;
  /** Whether what is drawn has changed since it was asked last. */
  readonly hasChanged: () => boolean;
  /** Hears that a shopper has done something, and that the page has come to rest. */
  readonly rested: (address: string) => void;
};

const QUIET_TURNS = 4;
const MOST_TURNS = 4_000;

export type EmulatedTab = ReturnType<typeof createEmulatedTab>;

/** The page that is drawn: what is done there is done when it has settled, and what is read there is read then. */
export function createEmulatedTab(shown: Shown, drawing: Drawing) {
  return { rest, afterwards, find, settle };

  async function rest(): Promise<void> {
    await settle();
    drawing.rested(shown.address());
  }

  async function afterwards<T>(read: () => T): Promise<T> {
    await settle();
    return read();
  }

  async function find(target: Target): Promise<HTMLElement> {
    const found = await afterwards(() => allOf(target).at(-1));
    if (!found) throw new Error(`There is no ${JSON.stringify(target)} on ${shown.address()}.`);
    return found;
  }

  /** Turns of the event loop go by until the page has been quiet for some of them. */
  async function settle(): Promise<void> {
    await shown.opensFirst();
    for (let turn = 0, quiet = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
      await nextTurn();
      const isBusy = drawing.hasChanged() || shown.isMoving() || drawing.isUnderWay();
      quiet = isBusy ? 0 : quiet + 1;
    }
    for (const defect of shown.defects()) throw defect;
  }
}

export function allOf({ role, name, startsWith, level, within }: Target): readonly HTMLElement[] {
  const around = within ? allOf(within) : [document.body];
  const wanted = startsWith ? (each: string) => each.startsWith(startsWith) : name;
  const options = { hidden: true, ...(wanted ? { name: wanted } : {}), ...(level ? { level } : {}) };
  const found = around.flatMap((place) => {
    if (role === undefined) return queryAllByLabelText(place, name ?? '');
    return [role].flat().flatMap((each) => queryAllByRole(place, each, options));
  });
  return found.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}
