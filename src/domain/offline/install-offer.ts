/** The browser's offer to set the shop among the programs of the device, which it makes where it can. */
export interface InstallOffer {
  /** Whether there is one now. */
  isThere(): boolean;
  /** Lets the browser ask its user, once; whether they agreed. */
  ask(): Promise<boolean>;
}

/** Where the first script of a page leaves the browser's offer, so that none is made before its time. */
export const INSTALL_OFFER = 'installOffer';
