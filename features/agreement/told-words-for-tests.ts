/** What happens on a journey that somebody is told of, apart from pages and steps, which come along with it. */
export type Happening = 'list' | 'product' | 'search' | 'added' | 'removed' | 'checkout' | 'bought';

export const listeners = ['advertising', 'counter', 'tags'] as const;
export type Listener = (typeof listeners)[number];

/** What each listener calls it; an advertising service has no words for some. */
export const words: Readonly<Record<Listener, Readonly<Record<string, Happening>>>> = {
  advertising: {
    ViewCategory: 'list',
    ViewContent: 'product',
    AddToCart: 'added',
    InitiateCheckout: 'checkout',
    Purchase: 'bought',
  },
  counter: {
    Category: 'list',
    Product: 'product',
    Search: 'search',
    'Add to cart': 'added',
    'Remove from cart': 'removed',
    Checkout: 'checkout',
    Purchase: 'bought',
  },
  tags: {
    view_item_list: 'list',
    view_item: 'product',
    view_search_results: 'search',
    add_to_cart: 'added',
    remove_from_cart: 'removed',
    begin_checkout: 'checkout',
    purchase: 'bought',
  },
};
