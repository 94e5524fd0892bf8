/** What can slide over the page; the overlay lies behind it. Source: specification §3, UI flags. */
export type Panel =
  | 'minicart'
  | 'menu'
  | 'search'
  | 'wishlist'
  | 'account'
  | 'size-guide'
  | 'store'
  | 'sign-in'
  | 'consent'
  | 'pop-up';

/** At most one panel is open (UI-11). One that is offered opens by itself once it can, unless something else is open. */
export type Panels = {
  readonly open: Panel | null;
  readonly offered?: Panel;
  /** It was opened for the page that comes next, and stays when that arrives. */
  readonly isAhead?: true;
};

export const noPanels: Panels = { open: null };

export function withPanelOpen(_panels: Panels, panel: Panel): Panels {
  return { open: panel };
}

/** Opens one that nobody has asked for: it takes no other's place. */
export function withPanelBeside(panels: Panels, panel: Panel): Panels {
  return panels.open === null ? withPanelOpen(panels, panel) : panels;
}

/** Opens a panel over the page that a visitor is being led to. */
export function withPanelAhead(_panels: Panels, panel: Panel): Panels {
  return { open: panel, isAhead: true };
}

/** Another page stands: what lay over the one before is closed. */
export function withPageArrived({ open, isAhead }: Panels): Panels {
  return isAhead ? { open } : noPanels;
}

/** Who has opened a panel is not led to another one. */
export function withPanelOffered(panels: Panels, panel: Panel): Panels {
  return panels.open === null ? { open: null, offered: panel } : panels;
}

/** The offered panel is there now: it opens. */
export function withOfferTaken(panels: Panels): Panels {
  return panels.offered === undefined ? panels : { open: panels.offered };
}

/** What was offered does not come any more; what is open stays. */
export function withoutOffer(panels: Panels): Panels {
  return panels.offered === undefined ? panels : noPanels;
}

/** Closing a panel that is not open changes nothing. */
export function withPanelClosed(panels: Panels, panel: Panel): Panels {
  return panels.open === panel ? noPanels : panels;
}
