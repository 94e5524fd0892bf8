/** Messages of the contract, literally, that several checks wait for. */

export const UNAUTHORISED = "The consumer isn't authorized to access self.";
/** As the contract writes it, with the gap that a server fills. */
export const NO_CART = 'No such entity with cartId = {cartId}';
export const SIGN_IN = 'You did not sign in correctly or your account is temporarily disabled.';
export const TAKEN = 'A customer with the same email address already exists in an associated website.';
export const WRONG_PASSWORD = "The password doesn't match this account. Verify the password and try again.";
export const NO_REFRESH = 'Error refreshing user token. User is not authorized to access the resource';
export const WRONG_EMAIL = 'Invalid e-mail provided!';
