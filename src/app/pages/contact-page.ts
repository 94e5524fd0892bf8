import { drawing, type Page } from '#app/page/page.ts';
import { contactModule } from '#composition/contact/contact-module.ts';
import { CONTACT_SCREEN } from '#composition/contact/tokens.ts';
import { ContactScreen } from '#ui/screens/contact/contact-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const contactPage: Page = {
  ...drawing({ Screen: ContactScreen, model: CONTACT_SCREEN, half: 'back', modules: [contactModule] }),
  load: loadPrivate('contact'),
};
