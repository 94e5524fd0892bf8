import type { AlertMailWords } from './alert-mail-words.ts';

export const en: AlertMailWords = {
  noMoreMails: 'No more mails like this',
  unsubscribe: {
    question: 'No more mails about pieces that you wait for?',
    whatEnds:
      'You will not hear of anything that you wait for with this e-mail address: neither that it is back nor that its price has fallen. You can ask us again in the shop at any time.',
    button: 'Send me no more',
    done: 'No more mails about pieces that you wait for',
    askAgain: 'You wait for nothing any more. We write again only if you ask us to.',
    unknown: 'This link does not work',
    newerMail: 'It is incomplete or too old. A newer mail about a piece that you wait for has one that works.',
    unchanged: 'Nothing has changed',
    pressButton: 'Open the link in the mail and press the button on its page.',
    backToShop: 'Back to the shop',
  },
};
