import type { ShopNoticeCode } from '#domain/notices/notice-codes.ts';
import { defineMessages } from '../writing/messages.ts';

/** The specification's words, character for character (specification §8; ERR-07, ERR-09). */
const notices: Readonly<Record<ShopNoticeCode, string>> = {
  'page-gone': 'This page is no longer here. We brought you home.',
  'product-empty-result': 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
  'category-offline': 'No products synchronized for this category. Please come back while online!',
  'filters-offline': 'No filters synchronized for this category. Please come back while online!',
  'order-refused':
    'Internal validation error. Please check if all required fields are filled in. Please contact us on {email}',
  'order-not-kept': 'This device cannot keep your order. Please keep this page open until the shop has answered.',
  'order-queued': 'The order can not be transfered because of server error. Order has been queued',
  'order-queue-refused':
    'Address provided in checkout contains invalid data. Please check if all required fields are filled in and also contact us on {email} to resolve this issue for future. Your order has been canceled.',
  'order-queue-out-of-stock': "Some products you've ordered are out of stock. Your order has been canceled.",
  'order-sent': 'Your order has been sent and placed. Thank you.',
  'order-not-withdrawn': 'This device could not write down that you cancelled an order. Please cancel it again.',
  'order-being-canceled':
    'Your order is being cancelled and is not sent again. We are asking the shop whether it has it.',
  'order-canceled': 'Your order is cancelled. The shop does not have it.',
  'order-not-canceled':
    'The shop has the order you cancelled, as number {number}. To cancel it there, write to {email}.',
  'review-sent': 'You submitted your review for moderation.',
  'review-failed': 'Something went wrong. Try again in a few seconds.',
  'signed-out': "You're logged out",
  'account-updated': 'Account data has successfully been updated',
  'password-changed': 'Password has successfully been changed',
  'account-not-made': 'The order is placed, but no account could be made. You can register at any time.',
  'session-lost': 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  'compare-added': 'Product {productName} has been added to the compare!',
  'compare-removed': 'Product {productName} has been removed from compare!',
  'compare-full': 'Four pieces are compared already. Take one out to add this one.',
  'part-missing': 'A part of the shop could not be loaded. Please check your connection and try again.',
  'device-news': '',
  'shop-renewed': 'A new version of the shop is ready.',
  'language-offered': 'You can read this shop in English. Prices and cart stay as they are.',
  'server-message': '',
};

/** What the shop has to say where notices are listed. */
export const noticeMessages = defineMessages('notices', { ...notices, readIn: 'Read in English' });
