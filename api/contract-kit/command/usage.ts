import { defaultOptions } from '#api/contract-kit/calls/kit.ts';

export const USAGE = `Tells whether an API keeps the contract of docs/api.

  npm run contract -- --url http://localhost:8080 [options]

  --only WORDS     areas (cart, catalog …), section-4, or the beginnings of ids, separated by commas
  --list           what would be asked, and what cannot be asked from outside
  --json           the outcome as JSON
  --patient        also the rules that need time to pass: together an hour and a quarter
  --origin ORIGIN  an origin whose pages may call (${defaultOptions.origin})
  --user EMAIL --password TEXT   the account with the store credit of section 9
  --mail-to EMAIL  an address of the shop (${defaultOptions.mailTo})

It needs the reference data of section 9, more than 50 pieces of a simple product, and no back door. It leaves behind some
twenty accounts at example.com, sixty carts, some forty orders of what there is plenty of, reviews that wait, and mails:
ask a copy, not the shop that sells. A server that limits these must let them pass (the reference API:
REGISTRATIONS_PER_HOUR, LOGINS_PER_MINUTE, MAILS_PER_HOUR, CONTACT_ADDRESSES).

It ends with 0 where every rule is kept, 1 where one is not, 2 where it was called wrongly, and 3 where there is no API.`;
