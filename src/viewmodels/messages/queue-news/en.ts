import type { QueueNewsCode } from '#domain/notices/notice-codes.ts';
import { defineMessages } from '../writing/messages.ts';

const news: Readonly<Record<QueueNewsCode | 'order-not-sent', string>> = {
  'newsletter-joined': 'You are subscribed to the newsletter.',
  'newsletter-to-confirm': 'Please confirm the newsletter in the mail that we have sent you.',
  'restock-noted': 'You hear by email once, when {productName} is back.',
  'restock-there': '{productName} is back already. You need not wait.',
  'price-falls-noted': 'You hear by email when a piece on your wishlist costs less.',
  'mail-sent': 'Your message “{message}” has been sent to the shop.',
  'mail-not-sent': 'Your message “{message}” could not be sent. If nobody answers, please write again.',
  'tasks-dropped': 'What waited to be sent is discarded, since you are signed out: {number}',
  'order-charged-otherwise':
    'Your order {number} comes to {now} instead of {was}: prices, delivery or a coupon have changed since you placed it.',
  'order-not-sent': 'Your order was not placed. Not sent to the country of the address: {productName}.',
};

/** What became of what waited to be sent. No first page says it. */
export const queueNewsMessages = defineMessages('queue-news', news);
