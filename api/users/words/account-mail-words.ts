/** What is wrong with a password that somebody chooses. */
export type PasswordFault = 'too-short' | 'too-long' | 'unlike' | 'common' | 'own-email' | 'shop-name';

/** What the mails about an account, and the page where a new password is chosen, say in one language. */
export type AccountMailWords = {
  /** The mail with the link. It works once, and for so many minutes. */
  readonly link: {
    readonly subject: string;
    readonly asked: string;
    readonly works: (minutes: number) => string;
  };
  readonly passwordChanged: ChangeWords;
  readonly emailChanged: ChangeWords;
  readonly accountDeleted: ChangeWords;
  readonly page: NewPasswordWords;
};

/** `ifNot` leads to the address that follows it. */
type ChangeWords = { readonly subject: string; readonly told: string; readonly ifNot: string };

export type NewPasswordWords = {
  readonly choose: string;
  readonly email: string;
  readonly password: (fewest: number) => string;
  readonly again: string;
  readonly button: string;
  readonly faults: Readonly<Record<PasswordFault, (limit: number) => string>>;
  readonly changed: string;
  readonly signedOut: string;
  readonly tooLate: string;
  readonly askAgain: (minutes: number) => string;
  readonly onlyForm: string;
  readonly backToShop: string;
};
