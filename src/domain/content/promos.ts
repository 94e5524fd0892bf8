import type { InLanguage } from '#domain/catalog/in-language.ts';

/** What the merchant has to say on many pages. Texts are the merchant's own; `content` may hold HTML. */
export type Promo = InLanguage & {
  readonly id: number;
  readonly kind: 'strip' | 'exit-popup' | 'generic-popup';
  readonly title: string;
  readonly content: string;
  /** A page of the shop or elsewhere; '' leads nowhere. */
  readonly link: string;
  /** The code of a coupon; '' where it tells of none. */
  readonly coupon: string;
  /** How long a pop-up waits. */
  readonly delayMs: number;
};

export type PopUpKind = Exclude<Promo['kind'], 'strip'>;

/** Which of them are on, in the order of the merchant (CONT-07). */
export type Promos = { readonly items: readonly Promo[]; readonly isLoaded: boolean };

export const noPromos: Promos = { items: [], isLoaded: false };

/** The promos the shopper has closed, by id; the device remembers them. */
export type ClosedPromos = readonly number[];

export const nothingClosed: ClosedPromos = [];

/** The strip above every page: the first that the shopper has not closed (CONT-09); null when there is none (CONT-12). */
export function stripOf({ items }: Promos, closed: ClosedPromos): Promo | null {
  return items.find(({ id, kind }) => kind === 'strip' && !closed.includes(id)) ?? null;
}

export function hasPopUps({ items }: Promos): boolean {
  return items.some(({ kind }) => kind !== 'strip');
}

/** The pop-up of a kind: the first that the shopper has not closed (CONT-10, CONT-11); null when there is none. */
export function popUpOf({ items }: Promos, kind: PopUpKind, closed: ClosedPromos): Promo | null {
  return items.find((each) => each.kind === kind && !closed.includes(each.id)) ?? null;
}

const MOST_REMEMBERED = 50;

export function withClosed(closed: ClosedPromos, id: number): ClosedPromos {
  return closed.includes(id) ? closed : [...closed, id].slice(-MOST_REMEMBERED);
}
