/** A piece of text that the merchant wrote once, to stand on several pages. `content` is HTML of the merchant. */
export type ShopBlock = {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
};
