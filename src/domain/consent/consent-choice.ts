/** What a shopper may agree to. What the shop needs to work (cart, orders, language) is kept without asking. */
export type Purpose = 'measuring' | 'marketing' | 'chat';

/** Goes up when a purpose comes to mean something else: whatever was chosen before does not count, and everybody is asked again. */
export const PURPOSES_VERSION = 1;

/** What a shopper has chosen on this device: what they were asked about, and what of it they allow. */
export type ConsentChoice = {
  readonly version: number;
  /** As `2026-11-23T09:30:00.000Z`; '' before anything was chosen. */
  readonly chosenAt: string;
  readonly asked: readonly Purpose[];
  readonly allowed: readonly Purpose[];
};

export const nothingChosen: ConsentChoice = { version: 0, chosenAt: '', asked: [], allowed: [] };

/** Whether a shopper has said yes or no to all of these. */
export function hasChosen({ version, asked }: ConsentChoice, wanted: readonly Purpose[]): boolean {
  return wanted.every((purpose) => version === PURPOSES_VERSION && asked.includes(purpose));
}

export function isAllowed({ version, allowed }: ConsentChoice, purpose: Purpose): boolean {
  return version === PURPOSES_VERSION && allowed.includes(purpose);
}
