/** What the merchant wrote. */
export interface ReadingTexts {
  /** The page of the merchant that is open, as one text. */
  pageText(): Promise<string>;
  /** The questions that the contact page answers. */
  questionsAnswered(): Promise<readonly string[]>;
  /** What it says to one of them. */
  answerTo(question: string): Promise<string>;
}
