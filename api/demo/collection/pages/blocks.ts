/** Pieces of text that stand on other pages. */
export const blocks: readonly {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
}[] = [
  {
    id: 1,
    identifier: 'footer-promise',
    title: 'Our promise',
    content: '<p>Named makers, honest prices, and a reply within one day.</p>',
  },
  {
    id: 2,
    identifier: 'checkout-help',
    title: 'Help at the checkout',
    content: '<p>Questions about your order? Call us from 10 to 19 h IST.</p>',
  },
  {
    id: 3,
    identifier: 'footer_links',
    title: 'Footer links',
    content: `
<ul>
<li><a href="/i/about">About Zari</a></li>
<li><a href="/contact-us">Talk to us</a></li>
<li><a href="/i/shipping-policy">Shipping and delivery</a></li>
<li><a href="/i/returns">Returns and exchanges</a></li>
<li><a href="/i/size-guide">Size guide</a></li>
<li><a href="/i/fabric-care">Fabric care</a></li>
<li><a href="/i/gift-cards">Gift cards</a></li>
<li><a href="/i/privacy">Privacy</a></li>
<li><a href="/i/terms">Terms of sale</a></li>
</ul>`,
  },
  {
    id: 4,
    identifier: 'home-story',
    title: 'Fifteen houses',
    content:
      '<p>Every piece here was made by one of fifteen houses, and says which. <a href="/i/about">How a piece comes to us</a></p>',
  },
  {
    id: 5,
    identifier: 'home-delivery',
    title: 'Free delivery',
    content:
      '<p>Free delivery, and fifteen days to change your mind. <a href="/i/shipping-policy">How long it takes</a></p>',
  },
];
