/** What the page of the shops tells of one; the hours of each day by its name. */
export type ShopSeen = {
  readonly address: string;
  readonly telephone: string;
  readonly hours: Readonly<Record<string, string>>;
};

export interface Contacting {
  /** Fills the form of the contact page by its labels and sends it. */
  writesToShop(filling: Readonly<Record<string, string>>): Promise<void>;
  messageProblemAt(label: string): Promise<string | null>;
  messageTyped(): Promise<string>;
  /** What the page says of the message: that it is on its way, or why it is not. */
  contactMessages(): Promise<string>;
  /** Looks for shops to walk into, on their page. */
  looksForShops(text: string): Promise<void>;
  shopsListed(): Promise<readonly string[]>;
  shopTold(name: string): Promise<ShopSeen>;
  /** How many were found, or what stands there instead. */
  shopsSentence(): Promise<string>;
}
