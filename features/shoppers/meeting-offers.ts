/** The chat in the corner of wide screens. */
export interface Chatting {
  /** What the shop says in it; null where no chat is offered. */
  chat(): Promise<string | null>;
  /** Waits until a chat is offered. */
  chatComes(): Promise<void>;
  /** Opens it, or closes it where it is open. */
  opensChat(): Promise<void>;
}

/** What the merchant offers over a page. */
export interface MeetingOffers extends Chatting {
  /** Its title; null when nothing is offered. */
  popUp(): Promise<string | null>;
  /** Waits until something is offered; answers all that it says. */
  popUpComes(): Promise<{ readonly title: string; readonly words: string }>;
  closesOffer(): Promise<void>;
  /** Leaves the page at its top, for the tabs and the address of the browser. */
  leavesAtTop(): Promise<void>;
  leavesAtSide(): Promise<void>;
  /** Leaves the page at its top with a finger. */
  swipesOffTop(): Promise<void>;
  /** Presses on the page beside what is offered. */
  pressesBesideOffer(): Promise<void>;
  /** Gives the newsletter an address where it is offered. */
  subscribesInOffer(email: string): Promise<void>;
  /** What is wrong with that address; null when nothing is. */
  problemInOffer(): Promise<string | null>;
}
