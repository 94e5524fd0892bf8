import { defineMessages } from '../writing/messages.ts';

/** What a shopper agrees to, in plain words. */
export const consentMessages = defineMessages('consent', {
  heading: 'Your privacy',
  question:
    'May we learn from your visit, and use it for what you see elsewhere? The shop works the same if you say no.',
  refuseAll: 'Refuse all',
  allowAll: 'Allow all',
  choose: 'Choose',
  choices: 'Privacy choices',
  introduction: 'You can change this at any time, at the foot of every page. What you take back is deleted at once.',
  needed: 'Needed',
  neededText:
    'Your cart, your orders, your country and language, and this choice. The shop cannot work without them, so they are always there.',
  names: { measuring: 'Measuring', marketing: 'Marketing', chat: 'Chat' },
  texts: {
    measuring: 'Counts which pages are looked at and what is bought, so that we can make the shop better.',
    marketing:
      'Tells our advertising service what you look at and buy here, so that you see our clothes elsewhere and we see which advertisement helped.',
    chat: 'Loads the chat of another service, which learns your address on the internet and what you write.',
  },
  barred: 'Your browser has already said no to this for you.',
  recorded: (number: string) => `Your last choice is recorded under the number ${number}.`,
  save: 'Save my choice',
});
