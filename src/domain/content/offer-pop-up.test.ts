import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noPanels, type Panels } from '../interface/panels.ts';
import { createOfferPopUp } from './offer-pop-up.ts';
import { type ClosedPromos, nothingClosed, type Promo, type Promos } from './promos.ts';

const hello: Promo = {
  ...{ id: 1, kind: 'generic-popup', title: 'Join our list', content: '', link: '' },
  ...{ coupon: '', delayMs: 8_000 },
};
const stay: Promo = { ...hello, id: 2, kind: 'exit-popup', title: 'Leaving so soon?', delayMs: 0 };

type Given = { readonly closed?: ClosedPromos; readonly canKeep?: boolean; readonly isToAsk?: () => boolean };

/** A visit; what is noted of it outlives a page, which is opened anew with `load`. */
function beginVisit({ closed = nothingClosed, canKeep = true, isToAsk = () => false }: Given = {}) {
  const clock = createMemoryClock();
  const noted = new Map<string, string>();
  const load = (isQuiet: () => boolean = () => true) => {
    const panels = createMemoryCell<Panels>(noPanels);
    const popUp = createMemoryCell<Promo | null>(null);
    const offer = createOfferPopUp({
      promos: createMemoryCell<Promos>({ items: [hello, stay], isLoaded: true }),
      closedPromos: createMemoryCell(closed),
      popUp,
      panels,
      consent: { read: async () => undefined, isToAsk },
      visitFlags: {
        async read(code) {
          const createdAt = noted.get(code);
          return createdAt === undefined ? null : { code, createdAt, value: true, description: '' };
        },
        async set({ code }) {
          if (canKeep) noted.set(code, 'now');
          return canKeep;
        },
      },
      clock,
    });
    const seen = () => (panels.get().open === 'pop-up' ? popUp.get()?.title : null);
    return {
      panels,
      seen,
      greets: () => void offer('generic-popup', isQuiet),
      leaves: () => offer('exit-popup', isQuiet),
    };
  };
  return { clock, load };
}

test('CONT-11 what greets waits as long as the merchant wants, and no longer', async () => {
  const { clock, load } = beginVisit();
  const { greets, seen } = load();
  greets();
  await clock.advance(7_999);
  expect(seen()).toBe(null);
  await clock.advance(1);
  expect(seen()).toBe('Join our list');
});

test('CONT-11 it waits for a quiet moment, and until nothing else lies over the page', async () => {
  const { clock, load } = beginVisit();
  let isQuiet = false;
  const { greets, seen, panels } = load(() => isQuiet);
  greets();
  await clock.advance(60_000);
  panels.update(() => ({ open: 'minicart' }));
  isQuiet = true;
  await clock.advance(60_000);
  expect([seen(), panels.get().open]).toEqual([null, 'minicart']);
  panels.update(() => noPanels);
  await clock.advance(1_000);
  expect(seen()).toBe('Join our list');
});

test('CONT-10 what would keep somebody who leaves is for that moment', async () => {
  const { clock, load } = beginVisit();
  let isQuiet = false;
  const { leaves, seen } = load(() => isQuiet);
  void leaves();
  await clock.advance(1);
  isQuiet = true;
  await clock.advance(60_000);
  expect(seen()).toBe(null);
});

test('CONT-10 CONT-11 there is one in a visit, whichever comes first and however often the page is loaded', async () => {
  const { clock, load } = beginVisit();
  const first = load();
  first.greets();
  void first.leaves();
  await clock.advance(60_000);
  expect([first.seen(), clock.waiting()]).toEqual(['Leaving so soon?', 0]);
  const second = load();
  second.greets();
  void second.leaves();
  await clock.advance(60_000);
  expect(second.seen()).toBe(null);
});

test('CONT-10 what still waited as another pop-up was shown does not come once that one is closed', async () => {
  const { clock, load } = beginVisit();
  const { greets, leaves, panels } = load();
  greets();
  await leaves();
  panels.update(() => noPanels);
  await clock.advance(60_000);
  expect(panels.get().open).toBe(null);
});

test('what was closed at an earlier visit does not come again', async () => {
  const { clock, load } = beginVisit({ closed: [1, 2] });
  const { greets, leaves, seen } = load();
  greets();
  void leaves();
  await clock.advance(60_000);
  expect(seen()).toBe(null);
});

test('a tab that cannot keep that one was shown shows none', async () => {
  const { clock, load } = beginVisit({ canKeep: false });
  const { leaves, seen } = load();
  void leaves();
  await clock.advance(60_000);
  expect(seen()).toBe(null);
});

test('CONT-10 CONT-11 nothing is offered while the shopper is asked what they agree to; what greets waits for the answer', async () => {
  let isAsked = true;
  const { clock, load } = beginVisit({ isToAsk: () => isAsked });
  const { greets, leaves, seen } = load();
  await leaves();
  greets();
  await clock.advance(60_000);
  expect(seen()).toBe(null);
  isAsked = false;
  await clock.advance(1_000);
  expect(seen()).toBe('Join our list');
});
