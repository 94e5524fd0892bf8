import { createElement } from 'react';
import type { Page } from '#app/page/page.ts';
import { AccountSlot } from '#app/slots/account-slot.tsx';
import { AccountScreen } from '#ui/screens/account/account-screen.tsx';
import { loadAccount } from './account-loader.ts';

export const accountPage: Page = {
  needs: 'actions', // who is here is known there, and its words come with it
  services: {},
  draw: () => createElement(AccountScreen, { content: createElement(AccountSlot) }),
  load: loadAccount,
};
