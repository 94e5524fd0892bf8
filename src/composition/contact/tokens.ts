import type { MailGateway } from '#domain/contact/mail-gateway.ts';
import type { ContactModel } from '#viewmodels/contact/contact-model.ts';
import { token } from '../token.ts';

export const MAIL_GATEWAY = token<MailGateway>('mail-gateway');
export const CONTACT_SCREEN = token<ContactModel>('contact-screen');
