/** What a shopper may agree to. What the shop needs to work (cart, orders, language) is kept without asking. */
export type Purpose = 'measuring' | 'marketing' | 'chat';

/** Goes up when a purpose comes to mean something else: whatever was chosen before does not count, and everybody is asked again. */
export const PURPOSES_VERSION = 1;

/** What a shopper has chosen on this device: what they were asked about, and what of it they allow. */
export type ConsentChoice = {
  /** By which the merchant finds its record, as `3FA0-9C11-07B2`; '' before anything was chosen, and of builds without records. */
  readonly number: string;
  readonly version: number;
  /** As `2026-11-23T09:30:00.000Z`; '' before anything was chosen. */
  readonly chosenAt: string;
  readonly asked: readonly Purpose[];
  readonly allowed: readonly Purpose[];
};

export const nothingChosen: ConsentChoice = { number: '', version: 0, chosenAt: '', asked: [], allowed: [] };

/** Whether a shopper has said yes or no to all of these. */
export function hasChosen({ version, asked }: ConsentChoice, wanted: readonly Purpose[]): boolean {
  return wanted.every((purpose) => version === PURPOSES_VERSION && asked.includes(purpose));
}

export function isAllowed({ version, allowed }: ConsentChoice, purpose: Purpose): boolean {
  return version === PURPOSES_VERSION && allowed.includes(purpose);
}

/** The number of a choice, of a random UUID: it names nobody, and can be read out. */
export function choiceNumber(random: string): string {
  const [first = '', second = ''] = random.toUpperCase().split('-');
  return `${first.slice(0, 4)}-${first.slice(4)}-${second}`;
}
