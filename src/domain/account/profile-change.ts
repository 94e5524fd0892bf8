import type { ProfileParts } from '#domain/queue/queued-command.ts';

/**
 * What a customer has changed of the account and the shop does not know yet (SESS-22). The e-mail is never among it, since
 * changing it needs the password, which is kept nowhere.
 */
export type ProfileChange = { readonly kind: 'none' } | ({ readonly kind: 'waiting' } & ProfileParts);

export const noChange: ProfileChange = { kind: 'none' };
