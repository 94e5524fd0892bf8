/** What is written of a page; its dates and its place in the shop are the same for all. */
export type PageWords = {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  /** One sentence for those who have not opened it yet. */
  readonly meta: string;
  /** HTML. */
  readonly content: string;
};
