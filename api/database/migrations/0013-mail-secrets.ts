import type { Migration } from './migration.ts';

export const mailSecrets: Migration = {
  name: '0013-mail-secrets',
  statements: [
    // A mail with a link that is good for a while: it is not sent later, and its text is not kept longer.
    'alter table mails add column expires_at timestamptz',
    // Texts that nobody needs here any more: those that were delivered, and those whose links are too old to open anything.
    `update mails set body = ''
      where delivered_at is not null
        or (body like '%/account/new-password?key=%' and created_at < now() - interval '30 minutes')`,
  ],
};
