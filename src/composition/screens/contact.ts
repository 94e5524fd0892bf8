import { type ContactDetails, isContactTopic, nothingWritten } from '#domain/contact/contact-form.ts';
import { createLoadAnswers } from '#domain/contact/load-answers.ts';
import { createSendContactMail } from '#domain/contact/send-contact-mail.ts';
import { anyText } from '#domain/interface/kept-form.ts';
import { createContact } from '#viewmodels/contact/contact-model.ts';
import { formDraft } from '../areas/draft.ts';

const keptFields = {
  topic: isContactTopic,
  name: anyText,
  email: anyText,
  orderNumber: anyText,
  message: anyText,
};

/** Writing to the shop. */
export const contact = {
  contactDraft: formDraft<ContactDetails>({ form: 'contact', initial: nothingWritten, fields: keptFields }),
  loadAnswers: createLoadAnswers,
  sendContactMail: createSendContactMail,
  contactScreen: createContact,
};
