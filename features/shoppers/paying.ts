import type { LineSeen } from './carting.ts';
import type { Filling } from './filling.ts';

export type PaymentOutcome = 'paid' | 'failed' | 'unknown';

/** `lost`: it failed and the order is no more. */
export type PaymentTold = 'checking' | 'due' | 'lost';

/** A gateway's page, where the shopper does something outside the shop; the address that leads back, null when led. */
export type Gateway = (outcome: PaymentOutcome) => Promise<string | null>;

/** What is no screen of the shop: the page of a gateway, and all orders that wait on the device. */
export type Elsewhere = { readonly gateway: Gateway; readonly waitingOrders: () => Promise<number> };

/** Fills in the checkout, and reads what stands there. */
export interface FillingIn {
  /** At the checkout: types into these fields and wants to go on, as far as the shop lets one. */
  fillsInCheckout(filling: Filling): Promise<void>;
  /** At the checkout: these texts come to stand in the fields, and no event says so. */
  hasWrittenIn(filling: Filling): Promise<void>;
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
}

/** Says where the parcel goes, and how. */
export interface Delivering {
  /** At the checkout: chooses the country that the parcel goes to, by its name. */
  deliversTo(country: string): Promise<void>;
  /** What the form of the parcel has one write, in its order. */
  placeAsked(): Promise<readonly string[]>;
  /** The ISO code of the country that the parcel would go to. */
  countryOfDelivery(): Promise<string>;
  /** What is said beside the country; '' where nothing is. */
  wordsOfCountry(): Promise<string>;
  /** Takes the way back that is offered beside the country. */
  takesCountryBack(): Promise<void>;
  /** Takes the way to the cart that is offered beside the country. */
  goesToCartFromCountry(): Promise<void>;
  /** What is said of the delivery to the address, line by line. */
  parcelWords(): Promise<readonly string[]>;
  shippingMethod(): Promise<string | null>;
}

/** Pays with what the shop owes, and has an account made. */
export interface UsingCredit {
  /** What stands at the box to use store credit, in the step of payment; null when none is offered. */
  creditOffered(): Promise<string | null>;
  usesCredit(isUsed: boolean): Promise<void>;
  /** What is said of the credit that is used; '' when none is. */
  creditMessages(): Promise<string>;
  /** In the step of payment: has an account made with the order. */
  wantsAccount(password: string): Promise<void>;
  accountProblem(): Promise<string | null>;
}

/** Chooses how to pay, and places the order. */
export interface ChoosingPayment {
  paymentMethods(): Promise<readonly string[]>;
  /** The ways to pay that are shown and cannot be chosen, each with what stands beside it. */
  paymentsClosed(): Promise<readonly (readonly [title: string, why: string])[]>;
  paysBy(title: string): Promise<void>;
  paymentMessage(): Promise<string | null>;
  /** The way to pay that is chosen, in the step of payment. */
  paymentChosen(): Promise<string | null>;
  /** What stands on the button that orders. */
  orderButton(): Promise<string>;
  placesOrder(times?: number): Promise<void>;
  copiesNumber(): Promise<void>;
  /** What the shopper is told to have changed since the last look. */
  changesTold(): Promise<readonly string[]>;
}

/** Sees what becomes of an order. */
export interface FollowingOrder {
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
    readonly lines: readonly Pick<LineSeen, 'name' | 'quantity'>[];
    readonly total: string;
  } | null>;
  /** Whether the confirmation offers to set the shop among the programs of the device. */
  isOfferedInstall(): Promise<boolean>;
  answersInstall(answer: 'yes' | 'no'): Promise<void>;
}

/** Answers for orders that wait. */
export interface AnsweringForWaiting {
  waitingOrders(): Promise<number>;
  /** How many waiting orders the shop asks about. */
  askedAbout(): Promise<number>;
  answersForWaiting(answer: 'send' | 'cancel'): Promise<void>;
  /** Sends, takes back or gives up one waiting order: on its page, or where the shop asks about it. */
  handlesWaiting(how: 'send' | 'edit' | 'cancel'): Promise<void>;
  /** What is said to what was asked for a waiting order, among what else is told there. */
  answerForWaiting(): Promise<string>;
}

export type Paying = FillingIn & Delivering & UsingCredit & ChoosingPayment & FollowingOrder & AnsweringForWaiting;
