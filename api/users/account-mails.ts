import type { Accounts } from '#api/accounts/accounts.ts';
import type { Mail } from '#api/mail/mail.ts';

type Places = Pick<Accounts, 'storefrontUrl' | 'apiUrl'>;

/** Where the link of a reset leads. */
export const NEW_PASSWORD = '/account/new-password';

/** A link that is good until a moment, in milliseconds. */
type Link = { readonly secret: string; readonly expiresAt: number };

export function resetLink(to: string, { secret, expiresAt }: Link, { apiUrl }: Places): Mail {
  const link = mail(to, 'Choose a new password', [
    'Somebody, most likely you, asked for a new password for your account at Zari. Choose it here:',
    `${apiUrl}${NEW_PASSWORD}?key=${secret}`,
    'The link works once and for 30 minutes. If you did not ask for it, you need not do anything: your password stays as it is.',
  ]);
  return { ...link, expiresAt };
}

export function passwordChanged(to: string, { storefrontUrl }: Places): Mail {
  return mail(to, 'Your password has been changed', [
    'The password of your account at Zari has been changed, and every device has been signed out.',
    `If it was not you, ask for a new password at once: ${storefrontUrl}/`,
  ]);
}

export function emailChanged(to: string, { storefrontUrl }: Places): Mail {
  return mail(to, 'Your e-mail address has been changed', [
    'Your account at Zari now has another e-mail address, and every other device has been signed out. This is the last mail to this one.',
    `If it was not you, write to us at once: ${storefrontUrl}/`,
  ]);
}

function mail(to: string, subject: string, paragraphs: readonly string[]): Mail {
  return { to, subject, text: `${paragraphs.join('\n\n')}\n\nZari\n` };
}
