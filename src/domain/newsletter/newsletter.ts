/** An address and whether the newsletter goes there; null while nobody knows (CUST-27, CUST-28). */
export type Newsletter = { readonly email: string; readonly isSubscribed: boolean | null };

export const noNewsletter: Newsletter = { email: '', isSubscribed: null };

/** What is known of an address. Capital letters and spaces around it make no other one. */
export function isSubscribedAs({ email, isSubscribed }: Newsletter, typed: string): boolean | null {
  return keyOf(email) === keyOf(typed) ? isSubscribed : null;
}

/** What the shop has said of an address; of another one that was taken up since, it says nothing. */
export function withAnswer(now: Newsletter, email: string, isSubscribed: boolean): Newsletter {
  return keyOf(now.email) === keyOf(email) ? { ...now, isSubscribed } : now;
}

function keyOf(email: string): string {
  return email.trim().toLowerCase();
}
