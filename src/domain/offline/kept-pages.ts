/** A page that the device keeps, by its address in the shop, its title without the shop's name, and when it was kept. */
export type KeptPage = {
  readonly address: string;
  readonly name: string;
  /** In milliseconds since 1970; null where nobody knows. */
  readonly savedAt: number | null;
};

/** The pages that the device keeps in the store view that was chosen, the last one first. Never rejects. */
export type FindKeptPages = () => Promise<readonly KeptPage[]>;

/** When the page at an address was kept, in milliseconds since 1970; null where it is not, or nobody knows. Never rejects. */
export type FindSavedAt = (address: string) => Promise<number | null>;
