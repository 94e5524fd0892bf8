import type { RestockMailWords } from './restock-mail-words.ts';

export const hi: RestockMailWords = {
  subject: (name) => `फिर उपलब्ध: ${name}`,
  heading: 'यह फिर आ गया है',
  isBack: (piece) => `${piece} अब फिर उपलब्ध है।`,
  onlyMail: 'आपने बताने को कहा था। इस बारे में यही एक ईमेल है।',
  notYou: 'अगर आपने नहीं कहा था, तो किसी ने ग़लती से आपका पता दे दिया है। आपको कुछ नहीं करना है।',
  lookAtPiece: 'पीस देखें',
};
