import { drawing, type Page } from '#app/page/page.ts';
import { contact } from '#composition/screens/contact.ts';
import { ContactScreen } from '#ui/screens/contact/contact-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const contactPage: Page = {
  ...drawing({ Screen: ContactScreen, model: 'contactScreen', needs: 'actions', services: contact }),
  load: loadPrivate('contact'),
};
