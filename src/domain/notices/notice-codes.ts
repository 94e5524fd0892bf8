/** What is told of what goes into the cart, also where it was asked for; the words live with the view models. */
export type CartNoticeCode =
  | 'cart-added'
  | 'cart-quantity-updated'
  | 'cart-price-unknown'
  | 'cart-out-of-stock'
  | 'cart-stock-unsure'
  | 'cart-line-refused'
  | 'coupon-refused'
  | 'product-no-variants';

/** What else the shop tells a shopper about; its words come with the list of notices. */
export type ShopNoticeCode =
  | 'page-gone'
  | 'product-empty-result'
  | 'category-offline'
  | 'filters-offline'
  | 'order-refused'
  | 'order-not-kept'
  | 'order-queued'
  | 'order-queue-refused'
  | 'order-queue-out-of-stock'
  | 'order-sent'
  | 'order-not-withdrawn'
  | 'order-being-canceled'
  | 'order-canceled'
  | 'order-not-canceled'
  | 'review-sent'
  | 'review-failed'
  | 'signed-out'
  | 'account-updated'
  | 'password-changed'
  | 'account-not-made'
  | 'session-lost'
  | 'compare-added'
  | 'compare-removed'
  | 'compare-full'
  | 'part-missing'
  | 'device-news'
  | 'shop-renewed'
  | 'language-offered'
  | 'server-message';

/** What became of what waited on the device to be sent; told by the list of notices alone, so that its words come late. */
export type QueueNewsCode =
  | 'newsletter-joined'
  | 'newsletter-to-confirm'
  | 'restock-noted'
  | 'restock-there'
  | 'price-falls-noted'
  | 'mail-sent'
  | 'mail-not-sent'
  | 'tasks-dropped'
  | 'order-charged-otherwise';

export type NoticeCode = CartNoticeCode | ShopNoticeCode | QueueNewsCode;
