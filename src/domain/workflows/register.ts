import type { HumanCheck } from '#domain/session/human-check.ts';
import type { Newcomer, UserGateway } from '#domain/session/user-gateway.ts';
import { type SignIn, type SignInOutcome, unsigned } from './sign-in.ts';

/** `no-proof`: nothing was sent, since it could not be shown that a person asks (TRACK-19). */
export type RegisterOutcome = SignInOutcome | { readonly kind: 'no-proof' };

/** Makes an account and signs its owner in (SESS-17 to SESS-19). */
export type Register = (newcomer: Newcomer) => Promise<RegisterOutcome>;

type Ports = {
  readonly humanCheck: HumanCheck;
  readonly userGateway: Pick<UserGateway, 'register'>;
  readonly signIn: SignIn;
};

export function createRegister({ humanCheck, userGateway, signIn }: Ports): Register {
  return async ({ email, firstName, lastName, password }) => {
    const proof = await humanCheck.proofOf('register');
    if (proof.kind !== 'ok') return { kind: 'no-proof' };
    const newcomer = { email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim(), password };
    const made = await userGateway.register(newcomer, proof.value);
    return made.kind === 'ok' ? signIn(newcomer) : unsigned(made);
  };
}
