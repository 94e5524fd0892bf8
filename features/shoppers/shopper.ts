/** What a person can do and see in the shop, whatever stands between them and the rules. */
export interface Shopper
  extends Browsing,
    Awaiting,
    Choosing,
    Searching,
    Saving,
    Comparing,
    Reviewing,
    Subscribing,
    Restocking,
    Carting,
    Paying,
    Keeping,
    SigningIn,
    Contacting,
    Tracking,
    Printing,
    Reading {
  /** Opens the shop again on the same device, as after a reload or a closed browser. */
  comesBack(): Promise<void>;
  /** Resolves when nothing the shopper started is under way any more. */
  settles(): Promise<void>;
}

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
  readonly isWornInPublic: boolean;
  readonly hasBanner: boolean;
  /** Whether a film of it can be played. */
  readonly hasFilm: boolean;
};

export type ListSeen = { readonly heading: string; readonly tiles: readonly Tile[]; readonly total: number };

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

export interface Browsing {
  /** Opens an address of the shop, as typed into the browser. */
  opens(address: string): Promise<void>;
  opensFromList(name: string): Promise<void>;
  place(): Promise<Place>;
  product(): Promise<ProductSeen>;
  /** Whether the product on the page carries a label, such as the merchant's tag. */
  isLabelled(label: string): Promise<boolean>;
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
  /** Names of the recently viewed products that the product page offers. */
  recentlyViewed(): Promise<readonly string[]>;
  /** Where the banners below the product lead, by their titles. */
  productBanners(): Promise<readonly string[]>;
  isSizeGuideOffered(): Promise<boolean>;
  areReviewsMissing(): Promise<boolean>;
  /** Sets how many pieces of a product of the open set are wanted. */
  takes(part: string, pieces: number): Promise<void>;
  /** Chooses a product for an option of the open bundle. */
  picksPart(option: string, part: string): Promise<void>;
  leavesOut(file: string): Promise<void>;
  list(): Promise<ListSeen>;
  sortsBy(label: string): Promise<void>;
  loadsMore(): Promise<void>;
  /** Loads more until all are there. */
  loadsAll(): Promise<void>;
  /** What the list can be narrowed by. */
  filters(): Promise<readonly FilterSeen[]>;
  /** Takes a value of a filter, or lets it go. */
  picks(filter: string, value: string): Promise<void>;
  /** Lets a chosen value go, or all of them, from above the list. */
  removesFilter(value: string): Promise<void>;
  clearsFilters(): Promise<void>;
  /** What is chosen, as it stands above the list. */
  chosenFilters(): Promise<readonly string[]>;
  /** Names of the products that stand in for a page that is missing. */
  standIns(): Promise<readonly string[]>;
  menu(): Promise<readonly MenuSeen[]>;
  /** The line above the page; null when nothing is announced. */
  announcement(): Promise<string | null>;
  closesAnnouncement(): Promise<void>;
  /** The message at the head of the home page; null when there is none. */
  homeHead(): Promise<string | null>;
  /** Where the banners at the foot of the home page lead, by their titles. */
  homeBanners(): Promise<readonly string[]>;
  /** Names of the shops to walk into that end the home page. */
  homeStores(): Promise<readonly string[]>;
  /** Titles of the rows of the home page. */
  homeRows(): Promise<readonly string[]>;
}

/** A page on its way: the price at its head, and whether it can be bought already. */
export type AwaitedSeen = { readonly price: string | null; readonly isForSale: boolean };

/** Things only a page has. */
export interface Awaiting {
  /** Presses the card of a product whose page is late, and waits for nothing. */
  setsOutFor(name: string): Promise<void>;
  /** What stands in the place of a page of that heading while it is on its way; null when there is none. */
  awaited(heading: string): Promise<AwaitedSeen | null>;
}

/** What is offered below the field while a search is typed. */
export type OfferSeen = {
  readonly products: readonly string[];
  readonly phrases: readonly string[];
  readonly categories: readonly string[];
  readonly recent: readonly string[];
  readonly hasFoundNothing: boolean;
};

/** `country` is an ISO 3166-1 code, `locale` a BCP 47 tag. */
export type StoreWished = {
  readonly country?: string;
  readonly locale?: string;
  readonly currency?: 'INR' | 'USD' | 'GBP';
};

export interface Choosing {
  /** Changes the store view where the shop offers it, and stays on the page at hand. */
  choosesStore(change: StoreWished): Promise<void>;
}

export interface Searching {
  /** Comes to the field of the header, and types; '' leaves it empty. */
  typesSearch(text: string): Promise<void>;
  offer(): Promise<OfferSeen>;
  forgetsSearch(text: string): Promise<void>;
  /** Sends what stands in the field. */
  searches(text: string): Promise<void>;
  results(): Promise<{
    readonly products: readonly Pick<Tile, 'name' | 'price'>[];
    /** What was understood instead; null when nothing was put right. */
    readonly corrected: string | null;
    readonly categories: readonly string[];
    /** Searches with less to find. */
    readonly shorter: readonly string[];
    /** What is said of results that are not the shop's; null for those that are. */
    readonly note: string | null;
  }>;
  /** Searches for what was typed, as it was typed. */
  insistsOnSpelling(): Promise<void>;
}

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

export interface Saving {
  /** Presses the heart of a product in the list that is open. */
  savesFromList(name: string): Promise<void>;
  /** Presses the heart on the page of a product. */
  savesOpenProduct(): Promise<void>;
  forgetsOpenProduct(): Promise<void>;
  /** The saved pieces, the oldest first. */
  wishlist(): Promise<readonly Pick<Tile, 'name' | 'price'>[]>;
  takesOutOfWishlist(name: string): Promise<void>;
  /** What the wishlist says of the price of a saved piece since it was saved; null when nothing. */
  wordsOfSaved(name: string): Promise<string | null>;
  /** How a saved piece comes into the cart: at once, by way of its page, or not now. */
  wayToCart(name: string): Promise<'add' | 'choose' | null>;
  addsSaved(name: string): Promise<void>;
  /** Goes to the page where a saved piece is chosen. */
  choosesSaved(name: string): Promise<void>;
  /** What stands on the page that is the wishlist, the newest first. */
  wishlistPage(): Promise<readonly string[]>;
  takesOutOnWishlistPage(name: string): Promise<void>;
}

/** A review as it is typed; `stars` is null while none are given. */
export type ReviewTyped = {
  readonly author: string;
  readonly title: string;
  readonly detail: string;
  readonly stars: number | null;
};

export interface Reviewing {
  /** Fills in the form on the page of a product, and wants to send it. */
  reviews(review: ReviewTyped): Promise<void>;
  /** What stands in the form. */
  reviewWritten(): Promise<ReviewTyped>;
}

/** What stands at the foot of the page about the newsletter. */
export type NewsletterSeen = {
  readonly address: string;
  /** How the address stands; '' while nothing is to be said. */
  readonly words: string;
  /** What is wrong with the address; null when nothing is. */
  readonly problem: string | null;
  /** Why nothing has come of it; null when nothing went wrong. */
  readonly failure: string | null;
  readonly offersToUnsubscribe: boolean;
};

export interface Subscribing {
  /** Types an address for the newsletter and goes on to something else. */
  givesAddress(email: string): Promise<void>;
  subscribes(): Promise<void>;
  unsubscribes(): Promise<void>;
  newsletter(): Promise<NewsletterSeen>;
}

/** What stands beside a piece that is sold out about hearing when it is back. */
export type WaitingSeen = {
  /** What stands in the field; '' when it is not there any more. */
  readonly address: string;
  /** What follows; '' while nothing is to be said. */
  readonly words: string;
  /** What is wrong with the address; null when nothing is. */
  readonly problem: string | null;
  /** Why nothing has come of it; null when nothing went wrong. */
  readonly failure: string | null;
};

export interface Restocking {
  /** Follows a part of the open set that is sold out to where it is waited for. */
  wantsToWaitForPart(name: string): Promise<void>;
  canAskToBeTold(): Promise<boolean>;
  /** Opens the form beside what is sold out. */
  wantsToBeTold(): Promise<void>;
  /** Leaves an address there, in a form that may be open already. */
  asksToBeTold(email: string): Promise<void>;
  waiting(): Promise<WaitingSeen>;
}

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
  /** How many were found, or what stands there instead. */
  shopsSentence(): Promise<string>;
}

export interface Tracking {
  /** Fills the form that finds orders by its labels and sends it. */
  tracksOrder(filling: Readonly<Record<string, string>>): Promise<void>;
  /** Names the e-mail address of the order on the page. */
  showsOrderWhole(email: string): Promise<void>;
  trackingProblemAt(label: string): Promise<string | null>;
  /** What stands in the form that finds orders, by its labels. */
  trackingTyped(): Promise<Readonly<Record<string, string>>>;
  /** Why no order was found; '' when nothing is said. */
  trackingAnswer(): Promise<string>;
  /** The name on the parcel; null when the page of the order does not tell. */
  whoGetsOrder(): Promise<string | null>;
  /** All that the page of the order tells. */
  orderMessages(): Promise<string>;
}

export type LineSeen = {
  readonly name: string;
  readonly pieces: number;
  readonly price: string;
  readonly regular: string | null;
  /** What was chosen of it: `Wrap: Shawl, Case: Box`. */
  readonly chosen: string;
};

export type PanelSeen = 'minicart' | 'menu' | 'wishlist' | 'account';

export interface Carting {
  /** Adds the product whose page is open; `typed` stands in the field for pieces. */
  adds(typed?: string): Promise<void>;
  /** Adds what was put together on the page that is open. */
  addsWhole(): Promise<void>;
  cart(): Promise<readonly LineSeen[]>;
  badge(): Promise<number>;
  /** The total as the cart shows it, and the discount; null without one. */
  cartTotal(): Promise<string>;
  cartDiscount(): Promise<string | null>;
  changesPieces(name: string, pieces: number): Promise<void>;
  changesPiecesInMinicart(name: string, pieces: number): Promise<void>;
  /** Asks to remove a line and answers the question. */
  removes(name: string, isSure: boolean): Promise<void>;
  /** What stands in the summary of the cart. */
  summaryWords(): Promise<string>;
  /** What a line says of its stock; null when it says nothing. */
  wordsOfLine(name: string): Promise<string | null>;
  /** Takes no more than the line says there is. */
  takesWhatIsLeft(name: string): Promise<void>;
  /** Wants another value of an option for a line, such as another size. */
  changesChoice(name: string, option: string, value: string): Promise<void>;
  /** Looks at what else there is of a line, and changes nothing. */
  leavesChoice(name: string): Promise<void>;
  /** What is said where the other value was chosen; null when nothing is wrong. */
  choiceProblem(): Promise<string | null>;
  savesForLater(name: string): Promise<void>;
  /** What is saved for later, below the cart. */
  savedForLater(): Promise<readonly Pick<LineSeen, 'name' | 'pieces' | 'price'>[]>;
  movesToCart(name: string): Promise<void>;
  forgetsSaved(name: string): Promise<void>;
  /** Undoes what was done last: a removal, saving for later, taking out what was saved. */
  undoes(): Promise<void>;
  appliesCoupon(code: string): Promise<void>;
  removesCoupon(): Promise<void>;
  couponProblem(): Promise<string | null>;
  opensPanel(panel: PanelSeen): Promise<void>;
  closesPanel(panel: PanelSeen): Promise<void>;
  isPageCovered(): Promise<boolean>;
  /** What the minicart shows; `total` is null when it is empty. */
  minicart(): Promise<{ readonly names: readonly string[]; readonly total: string | null; readonly words: string }>;
}

/** What is typed into the fields of the checkout, by the field's label. */
export type Filling = Readonly<Record<string, string>>;

export type PaymentOutcome = 'paid' | 'failed' | 'unknown';

/** `lost`: it failed and the order is no more. */
export type PaymentTold = 'checking' | 'due' | 'lost';

/** A gateway's page, where the shopper does something outside the shop; the address that leads back, null when led. */
export type Gateway = (outcome: PaymentOutcome) => Promise<string | null>;

/** What is no screen of the shop: the page of a gateway, and all orders that wait on the device. */
export type Elsewhere = { readonly gateway: Gateway; readonly waitingOrders: () => Promise<number> };

export interface Paying {
  /** At the checkout: types into these fields and wants to go on, as far as the shop lets one. */
  fillsInCheckout(filling: Filling): Promise<void>;
  /** At the checkout: these texts come to stand in the fields, and no event says so. */
  hasWrittenIn(filling: Filling): Promise<void>;
  /** At the checkout: chooses the country that the parcel goes to, by its name. */
  deliversTo(country: string): Promise<void>;
  /** What stands at the box to use store credit, in the step of payment; null when none is offered. */
  creditOffered(): Promise<string | null>;
  usesCredit(isUsed: boolean): Promise<void>;
  /** What is said of the credit that is used; '' when none is. */
  creditWords(): Promise<string>;
  /** In the step of payment: has an account made with the order. */
  wantsAccount(password: string): Promise<void>;
  accountProblem(): Promise<string | null>;
  /** What the form of the parcel has one write, in its order. */
  placeAsked(): Promise<readonly string[]>;
  /** The ISO code of the country that the parcel would go to. */
  countryOfDelivery(): Promise<string>;
  /** What is said beside the country; '' where nothing is. */
  wordsOfCountry(): Promise<string>;
  /** Takes the way back that is offered beside the country. */
  takesCountryBack(): Promise<void>;
  /** Goes straight from the own first name to that of the address, types in both, and goes on. */
  typesFirstNames(own: string, ofAddress: string): Promise<void>;
  /** The own first name and that of the address, as they stand in their fields. */
  firstNames(): Promise<readonly [own: string, ofAddress: string]>;
  /** Fills in a bill that goes elsewhere than the parcel, and goes on to the step of payment. */
  billsElsewhere(filling: Filling): Promise<void>;
  acceptsTerms(isAccepted: boolean): Promise<void>;
  /** What is written at a field; null when nothing is wrong. */
  problemAt(field: string): Promise<string | null>;
  filledIn(): Promise<Filling>;
  shippingMethod(): Promise<string | null>;
  paymentMethods(): Promise<readonly string[]>;
  paysBy(title: string): Promise<void>;
  paymentMessage(): Promise<string | null>;
  /** The way to pay that is chosen, in the step of payment. */
  paymentChosen(): Promise<string | null>;
  placesOrder(times?: number): Promise<void>;
  copiesNumber(): Promise<void>;
  /** What the shopper is told to have changed since the last look. */
  changesTold(): Promise<readonly string[]>;
  isThanked(): Promise<boolean>;
  /** On the page of a gateway: what becomes of the payment there. */
  paysElsewhere(outcome: PaymentOutcome): Promise<void>;
  /** What the page of an order says of its payment; null where there is nothing to say. */
  paymentTold(): Promise<PaymentTold | null>;
  /** Whether the page of an order offers the page to pay on. */
  canPayNow(): Promise<boolean>;
  /** The totals of the orders the account lists, the newest first. */
  ordersListed(): Promise<readonly string[]>;
  /** What the account calls the orders it lists, the newest first. */
  orderNames(): Promise<readonly string[]>;
  isToldToWait(): Promise<boolean>;
  /** How the order is paid, as its page says it; '' where it says nothing. */
  orderPaidBy(): Promise<string>;
  /** What the confirmation shows; null when it shows no order. */
  confirmation(): Promise<{
    readonly lines: readonly Pick<LineSeen, 'name' | 'pieces'>[];
    readonly total: string;
  } | null>;
  /** Whether the confirmation offers to set the shop among the programs of the device. */
  isOfferedInstall(): Promise<boolean>;
  answersInstall(answer: 'yes' | 'no'): Promise<void>;
  waitingOrders(): Promise<number>;
  /** How many waiting orders the shop asks about. */
  askedAbout(): Promise<number>;
  answersForWaiting(answer: 'send' | 'cancel'): Promise<void>;
  /** Sends, takes back or gives up one waiting order: on its page, or where the shop asks about it. */
  handlesWaiting(how: 'send' | 'edit' | 'cancel'): Promise<void>;
  /** What is said to what was asked for a waiting order, among what else is told there. */
  answerForWaiting(): Promise<string>;
}

/** An order of the account's list. */
export type OrderListed = { readonly name: string; readonly status: string; readonly total: string };

export type CreditSeen = {
  readonly balance: string;
  /** What was booked, the newest first: `Minus ₹750`. */
  readonly amounts: readonly string[];
};

/** What somebody signed in does in the account. */
export interface Keeping {
  /** The block of the account that is open, by its name; null on any other page. */
  block(): Promise<string | null>;
  /** Types into fields of the open block, by their labels, and saves. */
  saves(filling: Filling): Promise<void>;
  /** What stands in the fields of the open block. */
  accountFields(): Promise<Filling>;
  /** What is written at a field of the open block; null when nothing is wrong. */
  accountProblemAt(field: string): Promise<string | null>;
  /** The open block as one text. */
  blockWords(): Promise<string>;
  /** The orders that are listed, the newest first, without those that wait. */
  pastOrders(): Promise<readonly OrderListed[]>;
  /** Opens an order of the list. */
  opensPastOrder(name: string): Promise<void>;
  ordersAgain(): Promise<void>;
  storeCredit(): Promise<CreditSeen>;
  subscribesInAccount(isWanted: boolean): Promise<void>;
  viewedInAccount(): Promise<readonly string[]>;
  forgetsViewed(name: string): Promise<void>;
  clearsViewed(): Promise<void>;
  logsOut(): Promise<void>;
}

/** An invoice on paper: all that it says, and its amounts by what they are. */
export type Printed = { readonly text: string; readonly sums: Readonly<Record<string, string>> };

export interface Printing {
  /** The invoice that paper shows in the place of the order on the page; null where it shows the page itself. */
  printedInvoice(): Promise<Printed | null>;
}

export interface SigningIn {
  /** Opens the sheet from the account in the head of the page. */
  opensSheet(form: 'Sign in' | 'Register'): Promise<void>;
  /** The heading of the sheet; null while it is closed. */
  sheet(): Promise<string | null>;
  /** Goes on to another form of the sheet. */
  goesOnTo(way: string): Promise<void>;
  /** Types into fields of the sheet by their labels. */
  fillsSheet(filling: Filling): Promise<void>;
  acceptsTermsInSheet(): Promise<void>;
  sendsSheet(): Promise<void>;
  /** What stands in a field of the sheet. */
  typedInSheet(field: string): Promise<string>;
  /** What is written at a field of the sheet; null when nothing is wrong. */
  sheetProblemAt(field: string): Promise<string | null>;
  /** What the sheet says besides its fields. */
  sheetWords(): Promise<string>;
  /** The name that the account in the head of the page tells; null for a guest. */
  signedInAs(): Promise<string | null>;
  logsOutFromPanel(): Promise<void>;
  /** What the cart page says came together at the sign-in; null when nothing. */
  mergeReceipt(): Promise<string | null>;
  undoesMerge(): Promise<void>;
  /** Puts the receipt away. */
  keepsMerged(): Promise<void>;
  /** Types into the password form of the account by its labels, and sends it. */
  changesPassword(filling: Filling): Promise<void>;
  passwordProblemAt(field: string): Promise<string | null>;
}

export type NoticeSeen = { readonly text: string; readonly offersCheckout: boolean };

export interface Reading {
  notices(): Promise<readonly NoticeSeen[]>;
  /** What the account lists of what was told, the newest first. */
  toldBefore(): Promise<readonly string[]>;
  pressesOk(): Promise<void>;
  proceedsToCheckout(): Promise<void>;
  /** Follows the way to the cart that a notice offers. */
  viewsCart(): Promise<void>;
  /** Things only a page has; the assemblies without one do not run the examples that ask. */
  title(): Promise<string>;
  /** Names of the controls in the head of the page. */
  head(): Promise<readonly string[]>;
  /** Links and buttons in the main part of the page. */
  ways(): Promise<readonly string[]>;
  /** The main part of the page as one text. */
  mainText(): Promise<string>;
  address(): Promise<string>;
  goesBack(): Promise<void>;
  pressesKey(key: string): Promise<void>;
  /** Goes from control to control with Tab, and presses Enter on each of these names. */
  goesByKeys(names: readonly string[]): Promise<void>;
  focusedName(): Promise<string>;
  /** What the page is called on itself, whatever lies over it. */
  pageHeading(): Promise<string>;
  turnsGallery(to: 'next' | 'previous'): Promise<void>;
  /** Which picture the gallery shows, from 1, and how many there are. */
  galleryPlace(): Promise<{ readonly at: number; readonly of: number }>;
  looksClosely(): Promise<void>;
}
