import { ContainerModule } from 'inversify';
import { type ContactDetails, isContactTopic, nothingWritten } from '#domain/contact/contact-form.ts';
import { createSendContactMail, type SendContactMail } from '#domain/contact/send-contact-mail.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import { anyText, keptForm } from '#domain/interface/kept-form.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { createContact } from '#viewmodels/contact/contact-model.ts';
import { provideDraft } from '../device/provide-draft.ts';
import { CONNECTIVITY, IS_ONLINE } from '../device/tokens.ts';
import { provide, provideState } from '../provide.ts';
import { LATE_SEND_TASK } from '../queue/tokens.ts';
import { SESSION } from '../session/tokens.ts';
import { CONTACT } from '../settings/tokens.ts';
import { WORDS } from '../store/tokens.ts';
import { token } from '../token.ts';
import { CONTACT_SCREEN, MAIL_GATEWAY } from './tokens.ts';

const CONTACT_PAGE = token<Cell<ContactDetails>>('contact-page');
const CONTACT_TEXTS = token<Cell<DraftTexts>>('contact-texts');
const CONTACT_DRAFT = token<Cell<ContactDetails>>('contact-draft');
const SEND_CONTACT_MAIL = token<SendContactMail>('send-contact-mail');

const keptFields = {
  topic: isContactTopic,
  name: anyText,
  email: anyText,
  orderNumber: anyText,
  message: anyText,
};

/** Writing to the shop. */
export const contactModule = new ContainerModule(({ bind }) => {
  provideState(bind, CONTACT_PAGE, 'contactDraft', nothingWritten);
  provideDraft(bind, CONTACT_TEXTS, 'contact');
  provide(bind, CONTACT_DRAFT, (cells) => keptForm({ ...cells, initial: nothingWritten, fields: keptFields }), {
    page: CONTACT_PAGE,
    texts: CONTACT_TEXTS,
  });
  provide(bind, SEND_CONTACT_MAIL, createSendContactMail, {
    mailGateway: MAIL_GATEWAY,
    connectivity: CONNECTIVITY,
    sendTask: LATE_SEND_TASK,
    contact: CONTACT,
  });
  provide(bind, CONTACT_SCREEN, createContact, {
    contactDraft: CONTACT_DRAFT,
    session: SESSION,
    isOnline: IS_ONLINE,
    sendContactMail: SEND_CONTACT_MAIL,
    contact: CONTACT,
    words: WORDS,
  });
});
