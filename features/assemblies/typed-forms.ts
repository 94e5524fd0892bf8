import type { Locator, Page as Tab } from 'playwright-core';
import { comesTo } from '#shared/waiting/until.ts';

/** A page with something to type into, and what is pressed there before it can be. */
export type FormPlace = {
  readonly path: string;
  readonly opens: readonly string[];
  /** The fields, whatever they are called: a new one is tried, too. */
  readonly fields: (tab: Tab) => Locator;
};

const TEXTS = 'input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=search], textarea';
const NUMBERS = 'input[type=number]';

const inForm = (tab: Tab): Locator => tab.locator('main form').locator(TEXTS);
const inSheet = (tab: Tab): Locator => tab.getByRole('dialog', { name: 'Register' }).locator(TEXTS);

/** The addresses of a product that can be had, and of one that is sold out. */
export type FormProducts = { readonly there: string; readonly soldOut: string };

/** The forms that a guest meets. */
export function guestsForms({ there, soldOut }: FormProducts): readonly FormPlace[] {
  return [
    { path: '/', opens: [], fields: (tab) => tab.locator('header, footer').locator(TEXTS) },
    { path: there, opens: [], fields: (tab) => tab.getByRole('form', { name: 'Write a review' }).locator(TEXTS) },
    {
      path: soldOut,
      opens: ['Notify me'],
      fields: (tab) => tab.getByRole('form', { name: 'Notify me' }).locator(TEXTS),
    },
    { path: '/checkout', opens: [], fields: inForm },
    { path: '/contact-us', opens: [], fields: inForm },
    { path: '/track-order', opens: [], fields: inForm },
    { path: '/withdraw', opens: [], fields: inForm },
    { path: '/returns', opens: ['Account', 'Register'], fields: inSheet },
    {
      path: '/cart', // the last, so that its number is being typed when the page ends
      opens: ['Add a coupon'],
      fields: (tab) => inForm(tab).or(tab.locator('main').locator(NUMBERS)),
    },
  ];
}

/** The forms of the account. */
export const accountsForms: readonly FormPlace[] = [
  { path: '/my-account', opens: [], fields: inForm },
  { path: '/my-account/shipping-details', opens: [], fields: inForm },
];

/** Types into every field that is there, and answers with what stands in them then. */
export async function typeInto(tab: Tab, { fields }: FormPlace, mark: string): Promise<readonly string[]> {
  await fields(tab).first().waitFor();
  const typed: string[] = [];
  for (const field of await fields(tab).all()) {
    if (!(await field.isEditable())) continue;
    const text = canaryFor(await field.evaluate(kindOf), `${mark}${typed.length + 1}`);
    await field.fill(text);
    typed.push(await field.inputValue());
  }
  if (typed.length === 0) throw new Error(`There is nothing to type into on ${tab.url()}.`);
  return typed;
}

/** Something a field of the kind takes, and no other field of the shop has. */
function canaryFor(kind: string, mark: string): string {
  if (kind === 'email') return `kanari-${mark}@mail.test`;
  if (kind === 'number') return String(2 + mark.length);
  return /tel|postal/.test(kind)
    ? `98200${[...mark].map((letter) => letter.charCodeAt(0) % 10).join('')}`
    : `Kanari ${mark}`;
}

/** Runs in the page. */
function kindOf(field: Element): string {
  const { type, autocomplete } = field as HTMLInputElement;
  return type === 'text' ? autocomplete : type;
}

/** Asks the page at hand, whatever drives it: runs a function there and answers with what it gives back. */
export type Ask = <T>(look: (given: string) => T, given: string) => Promise<T>;

/** Which of the texts stand in no field of the page, however long one waits. */
export async function missingOn(
  ask: Ask,
  opens: readonly string[],
  texts: readonly string[],
): Promise<readonly string[]> {
  for (const name of opens) await comesTo(() => ask(press, name));
  let missing = texts;
  await comesTo(async () => {
    const standing = JSON.parse(await ask(standingTexts, '')) as readonly string[];
    missing = texts.filter((text) => !standing.includes(text));
    return missing.length === 0;
  });
  return missing;
}

/** Runs in the page: presses what can be seen and bears the name; false while there is none, or no life in it. */
function press(name: string): boolean {
  if (document.documentElement.dataset['ready'] !== 'true') return false;
  const controls = [...document.querySelectorAll<HTMLElement>('button, summary, a')].filter((each) =>
    each.checkVisibility(),
  );
  const control = controls.findLast(
    (each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === name,
  );
  const isOpen = control?.parentElement?.hasAttribute('open') === true; // a disclosure that was opened before
  if (control && !isOpen) control.click();
  return control !== undefined;
}

/** Runs in the page; it looks at the foot of it, where some parts come when they are near. */
function standingTexts(): string {
  scrollTo(0, document.body.scrollHeight);
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return JSON.stringify([...fields].filter((field) => field.checkVisibility()).map(({ value }) => value));
}
