import type { Random } from '../shared/random.ts';
import { type Wrong, wrongIn } from './ways.ts';

/** What may be bought. */
export const things = ['Plain Stole', 'Striped Stole', 'Checked Stole'] as const;
export type Thing = (typeof things)[number];

/** What a shopper does at a tab. What waits is canceled or sent where a page offers it. */
export type Deed =
  | { readonly kind: 'adds'; readonly thing: Thing }
  | { readonly kind: 'places' | 'cancels' | 'sends' | 'reloads' | 'comes home' };

/** What happens all at once; the worker is the one that keeps the shop on devices. */
type Sudden = 'is closed' | 'is frozen' | 'crashes' | 'loses its network' | 'loses its worker' | 'finds the API killed';

/** With the press itself, or when the next order has begun to arrive, or to be answered. */
type Instant = 'at the press' | 'with the order' | 'with the answer';

export type Trouble =
  | { readonly kind: 'orders'; readonly wrong: Wrong; readonly times: number }
  | { readonly kind: 'everything'; readonly wrong: Wrong }
  | { readonly kind: 'sudden'; readonly what: Sudden; readonly when: Instant };

/** `waits`: the shopper looks at what comes of it before anything else happens. */
export type Step =
  | {
      readonly kind: 'does';
      readonly tab: number;
      readonly deed: Deed;
      readonly trouble: Trouble | null;
      readonly waits: boolean;
    }
  | { readonly kind: 'heals' };

export type Schedule = {
  readonly steps: readonly Step[];
  /** The browser lets the shop's worker be. */
  readonly keepsShop: boolean;
  /** At the end only a new tab is left. */
  readonly closesOld: boolean;
};

const TABS = [0, 0, 0, 1, 1, 2];
const LATER: readonly Deed['kind'][] = [
  ...Array<Deed['kind']>(6).fill('places'),
  ...Array<Deed['kind']>(3).fill('cancels'),
  'sends',
  'adds',
  'adds',
  'reloads',
  'reloads',
  'comes home',
];
const SUDDEN: readonly Sudden[] = [
  'is closed',
  'is closed',
  'is closed',
  'is frozen',
  'is frozen',
  'crashes',
  'crashes',
  'loses its network',
  'loses its network',
  'loses its network',
  'finds the API killed',
];
const SUDDEN_OF_KEPT: readonly Sudden[] = [...SUDDEN, 'loses its worker', 'loses its worker', 'loses its worker'];

/** What a seed chooses: something is put into the cart, an order is placed in trouble, and up to three things happen after that. */
export function scheduleOf(random: Random): Schedule {
  const keepsShop = random.below(2) === 0;
  const sudden = keepsShop ? SUDDEN_OF_KEPT : SUDDEN;
  const first: Step = { kind: 'does', tab: 0, deed: adds(random), trouble: null, waits: true };
  const order: Step = {
    kind: 'does',
    tab: 0,
    deed: { kind: 'places' },
    trouble: troubleIn(random, sudden),
    waits: isMostly(random),
  };
  const again = random.below(2) === 0 ? [placesAgain(random)] : [];
  const later = Array.from({ length: random.below(4 - again.length) }, () => laterIn(random, sudden)).flat();
  return { steps: [first, order, ...again, ...later], keepsShop, closesOld: random.below(2) === 0 };
}

/** The impatient do not wait until all is well. */
function placesAgain(random: Random): Step {
  return {
    kind: 'does',
    tab: random.pick([0, 0, 1]),
    deed: { kind: 'places' },
    trouble: null,
    waits: isMostly(random),
  };
}

function laterIn(random: Random, sudden: readonly Sudden[]): readonly Step[] {
  const kind = random.pick(LATER);
  const deed = kind === 'adds' ? adds(random) : { kind };
  const trouble = random.below(3) === 0 ? troubleIn(random, sudden) : null;
  const step: Step = { kind: 'does', tab: random.pick(TABS), deed, trouble, waits: isMostly(random) };
  return random.below(5) < 2 ? [{ kind: 'heals' }, step] : [step];
}

function adds(random: Random): Deed {
  return { kind: 'adds', thing: random.pick(things) };
}

function isMostly(random: Random): boolean {
  return random.below(4) > 0;
}

function troubleIn(random: Random, sudden: readonly Sudden[]): Trouble {
  const which = random.below(10);
  if (which < 5) return { kind: 'orders', wrong: wrongIn(random), times: 1 + random.below(4) };
  if (which < 6) return { kind: 'everything', wrong: wrongIn(random) };
  const when = random.pick(['at the press', 'with the order', 'with the order', 'with the answer'] as const);
  return { kind: 'sudden', what: random.pick(sudden), when };
}

/** A step as a history tells it. */
export function wordsOfStep(step: Step): string {
  if (step.kind === 'heals') return 'all is well again';
  const { tab, deed, trouble, waits } = step;
  const what = deed.kind === 'adds' ? `adds a ${deed.thing}` : deed.kind;
  return [
    `tab ${tab} ${what}`,
    ...(trouble === null ? [] : [wordsOfTrouble(trouble)]),
    ...(waits ? [] : ['and nobody waits']),
  ].join(', ');
}

function wordsOfTrouble(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'orders':
      return `the next ${trouble.times} orders go ${wordsOfWrong(trouble.wrong)}`;
    case 'everything':
      return `everything goes ${wordsOfWrong(trouble.wrong)}`;
    case 'sudden':
      return `it ${trouble.what} ${trouble.when}`;
    default:
      return trouble satisfies never;
  }
}

function wordsOfWrong({ way, share }: Wrong): string {
  return `${way} (${share.toFixed(2)})`;
}
