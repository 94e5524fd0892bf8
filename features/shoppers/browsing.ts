export type Tile = {
  readonly name: string;
  readonly price: string;
  readonly isOutOfStock: boolean;
  /** How it is rated, in words; null where its card says nothing of it. */
  readonly rating: string | null;
};

export type ProductSeen = {
  readonly name: string;
  readonly designer: string;
  readonly price: string;
  /** The struck-through price and the percentage; null when there is none. */
  readonly regular: string | null;
  readonly discount: string | null;
  readonly isOutOfStock: boolean;
  readonly error: string | null;
  /** Whether there is a button that puts it into the cart; what is sold out has none. */
  readonly canAdd: boolean;
  /** What the button asks to choose first; null when nothing is missing. */
  readonly asks: string | null;
  /** Chosen value by option, in small letters: `{ color: 'Ivory' }`. */
  readonly choice: Readonly<Record<string, string>>;
  /** Paths of the pictures; none where the placeholder stands. */
  readonly pictures: readonly string[];
  /** What stands in the table of details, by its label. */
  readonly details: Readonly<Record<string, string>>;
  /** What several pieces are said to cost. */
  readonly tiers: readonly string[];
  readonly isWornInPublic: boolean;
  readonly hasBanner: boolean;
  /** Whether it says that what is chosen ships at once. */
  readonly shipsAtOnce: boolean;
  /** That it is not sent to the country that is chosen; null where nothing says so. */
  readonly notSent: string | null;
  /** In how many working days it says that it ships, being made to order; null where it says nothing of that. */
  readonly madeIn: number | null;
  /** In how many working days it says that it is at the door, such as `4 to 7`; null where it says nothing of that. */
  readonly arrivesIn: string | null;
  /** Whether a film of it can be played. */
  readonly hasFilm: boolean;
};

export type ListSeen = {
  readonly heading: string;
  readonly tiles: readonly Tile[];
  readonly total: number;
  /** Whether a picture of the merchant's closes it. */
  readonly hasBanner: boolean;
};

/** A value that a list can be narrowed to, and how many products it would leave. */
export type FilterValueSeen = {
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
};

export type FilterSeen = { readonly name: string; readonly values: readonly FilterValueSeen[] };

export type MenuSeen = { readonly name: string; readonly below: readonly string[] };

export type Place =
  | 'home'
  | 'product'
  | 'category'
  | 'search'
  | 'cart'
  | 'checkout'
  | 'confirmation'
  | 'account'
  | 'not-found'
  | 'failed'
  | 'elsewhere';

/** Comes to a page. */
export interface Arriving {
  /** Opens an address of the shop, as typed into the browser. */
  opens(address: string): Promise<void>;
  place(): Promise<Place>;
  /** What the address bar says, without the host. */
  address(): Promise<string>;
}

/** Reads the page of a product. */
export interface ReadingProduct {
  product(): Promise<ProductSeen>;
  /** Whether the product on the page carries a label, such as the merchant's tag. */
  isLabelled(label: string): Promise<boolean>;
  /** Names of the pieces like it that stand beside a choice that is sold out. */
  piecesAlike(): Promise<readonly string[]>;
  /** Names of the recently viewed products that the product page offers. */
  recentlyViewed(): Promise<readonly string[]>;
  /** Where the banners below the product lead, by their titles. */
  productBanners(): Promise<readonly string[]>;
  isSizeGuideOffered(): Promise<boolean>;
  /** What is known of which size fits, in sentences beside the sizes. */
  sizeNotes(): Promise<readonly string[]>;
  /** Opens the size guide and reads on in another unit. */
  readsSizeGuideIn(unit: string): Promise<void>;
  /** Opens the size guide: its unit, and the first measure of each size. */
  sizeGuide(): Promise<{ readonly unit: string; readonly measures: Readonly<Record<string, string>> }>;
  areReviewsMissing(): Promise<boolean>;
}

/** Chooses what of a product, or of a set, is wanted. */
export interface ChoosingVariant {
  chooses(option: string, value: string): Promise<void>;
  canChoose(option: string, value: string): Promise<boolean>;
  /** Presses the button that asks to choose something. */
  goesToChoose(): Promise<void>;
  /** Presses the button that leads to the checkout at once. */
  buysNow(): Promise<void>;
  /** What the shop then asks to choose; null when nothing. */
  askedToChoose(): Promise<string | null>;
  /** Presses one of the values that the shop then asks for. */
  answers(value: string): Promise<void>;
  /** What can be had instead of a choice that is sold out, such as `M in Ivory`. */
  offeredInstead(): Promise<readonly string[]>;
  takesInstead(name: string): Promise<void>;
}

/** Puts a set together. */
export interface PuttingTogether {
  /** Sets how many pieces of a product of the open set are wanted. */
  takes(part: string, quantity: number): Promise<void>;
  /** Chooses a product for an option of the open bundle. */
  picksPart(option: string, part: string): Promise<void>;
  leavesOut(file: string): Promise<void>;
}

/** Goes through a list. */
export interface Listing {
  opensFromList(name: string): Promise<void>;
  list(): Promise<ListSeen>;
  sortsBy(label: string): Promise<void>;
  loadsMore(): Promise<void>;
  /** Loads more until all are there. */
  loadsAll(): Promise<void>;
}

export type PriceEnd = 'lowest' | 'highest';

/** Narrows a list. */
export interface Narrowing {
  /** What the list can be narrowed by. */
  filters(): Promise<readonly FilterSeen[]>;
  /** Takes a value of a filter, or lets it go. */
  picks(filter: string, value: string): Promise<void>;
  /** Moves an end of the slider of the price to a percent of its way, and has the list narrowed by it. */
  slidesPrice(end: PriceEnd, percent: number): Promise<void>;
  /** Lets a chosen value go, or all of them, from above the list. */
  removesFilter(value: string): Promise<void>;
  clearsFilters(): Promise<void>;
  /** What is chosen, as it stands above the list. */
  chosenFilters(): Promise<readonly string[]>;
}

/** Reads what stands around the pages, and in the place of one that is missing. */
export interface ReadingFrame {
  /** Names of the products that stand in for a page that is missing. */
  standIns(): Promise<readonly string[]>;
  menu(): Promise<readonly MenuSeen[]>;
  /** The line above the page; null when nothing is announced. */
  announcement(): Promise<string | null>;
  closesAnnouncement(): Promise<void>;
}

/** Reads the home page. */
export interface ReadingHome {
  /** The message at the head of the home page; null when there is none. */
  homeHead(): Promise<string | null>;
  /** Where the banners at the foot of the home page lead, by their titles. */
  homeBanners(): Promise<readonly string[]>;
  /** Names of the shops to walk into that end the home page. */
  homeStores(): Promise<readonly string[]>;
  /** Titles of the rows of the home page. */
  homeRows(): Promise<readonly string[]>;
  /** Names of the products in the row of that title. */
  homeRow(title: string): Promise<readonly string[]>;
}

export type Browsing = Arriving &
  ReadingProduct &
  ChoosingVariant &
  PuttingTogether &
  Listing &
  Narrowing &
  ReadingFrame &
  ReadingHome;
