import type { TextsOf } from '../writing/messages.ts';
import type { chatMessages } from './en.ts';

export const chat: TextsOf<typeof chatMessages> = {
  chat: 'चैट',
  away: 'अभी कोई उपलब्ध नहीं है। हम {when} से, भारतीय समय के अनुसार, फिर जवाब देंगे।',
  write: 'या {email} पर लिखें, हम ईमेल से जवाब देंगे।',
};
