import type { Target } from '../engines/in-page/target.ts';
import { newPerson } from '../prove/kept/place.ts';
import { button } from './checkout.ts';
import { ofLeaving } from './expected.ts';
import type { Journey } from './journey.ts';

const panel: Target = { role: 'dialog', name: 'Account' };
const sheet: Target = { role: 'dialog', name: 'Sign in' };
const out = button('Log out', panel);

/** Firefox ends an import with the page that asked for it: the second tab is loaded again while it reads what the first has kept. */
const ofReading = /^What is kept as "\w+" had no turn: TypeError: error loading dynamically imported module: /;

export const twoTabs: Journey = {
  name: 'who signs in and out in one tab does so in the other',
  expected: [...ofLeaving, ofReading],
  async run({ client, newShopper }) {
    const { email, password } = await newPerson(client);
    const [first, second] = [await newShopper(), await newShopper()];
    await first.opens('/store-locator');
    await second.opens('/compare');
    await second.presses(button('Account'));
    await second.sees(button('Sign in', panel));
    await first.presses(button('Account'));
    await first.presses(button('Sign in', panel));
    await first.types(email, { role: 'field', name: 'Email address', within: sheet });
    await first.types(password, { role: 'field', name: 'Password', within: sheet });
    await first.presses(button('Log in', sheet));
    await first.sees({ ...sheet, isGone: true });
    await second.sees(out);
    await second.reloads();
    await second.presses(button('Account'));
    await first.presses(button('Account'));
    await first.sees(out);
    await second.presses(out);
    await second.sees({ role: 'status', text: "You're logged out" });
    await first.sees({ ...panel, isGone: true });
    await first.presses(button('Account'));
    await first.sees(button('Sign in', panel));
    return 'signed in here and there, also after a reload, and out here and there';
  },
};
