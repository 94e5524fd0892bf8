import type { AlertMailWords } from './alert-mail-words.ts';

export const en: AlertMailWords = {
  notYou: 'If you did not ask, somebody has given your address by mistake. You need not do anything.',
  noMoreMails: 'No more mails like this',
  unsubscribe: {
    question: 'No more mails about pieces that are back?',
    whatEnds:
      'You will not hear of anything that you wait for with this e-mail address. You can ask us again in the shop at any time.',
    button: 'Send me no more',
    done: 'No more mails about pieces that are back',
    askAgain: 'You wait for nothing any more. We write again only if you ask us to.',
    unknown: 'This link does not work',
    newerMail: 'It is incomplete or too old. A newer mail about a piece that is back has one that works.',
    unchanged: 'Nothing has changed',
    pressButton: 'Open the link in the mail and press the button on its page.',
    backToShop: 'Back to the shop',
  },
};
