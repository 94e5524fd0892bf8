/** What the mail that a piece is back says in one language. The piece is its name with what was chosen of it. */
export type RestockMailWords = {
  readonly subject: (name: string) => string;
  readonly heading: string;
  readonly isBack: (piece: string) => string;
  readonly onlyMail: string;
  /** For who gets it by mistake. */
  readonly notYou: string;
  readonly lookAtPiece: string;
};
