/** What the page of the comparison shows: its columns, what each row says of them, and what is told above the table. */
export type ComparisonSeen = {
  readonly names: readonly string[];
  readonly rows: Readonly<Record<string, readonly string[]>>;
  readonly news: string | null;
};

export interface Comparing {
  /** Puts a product of the list that is open beside others, or takes it out again. */
  comparesFromList(name: string): Promise<void>;
  /** Puts the product whose page is open beside others, and takes it out again. */
  comparesOpenProduct(): Promise<void>;
  leavesOutOpenProduct(): Promise<void>;
  /** What its page offers: to add it, to take it out, or in words why it cannot be added. */
  canCompareOpenProduct(): Promise<string>;
  opensComparison(): Promise<void>;
  takesOutOfComparison(name: string): Promise<void>;
  wantsDifferences(): Promise<void>;
  comparison(): Promise<ComparisonSeen>;
}
