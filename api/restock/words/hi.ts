import type { RestockMailWords } from './restock-mail-words.ts';

export const hi: RestockMailWords = {
  subject: (name) => `फिर उपलब्ध: ${name}`,
  heading: 'यह फिर आ गया है',
  isBack: (piece) => `${piece} अब फिर उपलब्ध है।`,
  onlyMail: 'आपने बताने को कहा था। इस बारे में यही एक ईमेल है।',
  lookAtPiece: 'परिधान देखें',
};
