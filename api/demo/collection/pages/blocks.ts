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
    identifier: 'order-help',
    title: 'Help with an order',
    content: '<p>Questions about your order? Call +91 22 5550 0142 from 10 to 19 h IST.</p>',
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
  {
    id: 6,
    identifier: 'faq-at-the-door',
    title: 'What if nobody is at home?',
    content:
      '<p>The courier tries three times on three days. After that the parcel waits at the depot for a week. <a href="/i/shipping-policy">More about delivery</a></p>',
  },
  {
    id: 7,
    identifier: 'faq-between-sizes',
    title: 'I am between two sizes. Which one?',
    content:
      '<p>The larger one: a tailor can only work with cloth that is there. <a href="/i/size-guide">How to measure</a></p>',
  },
  {
    id: 8,
    identifier: 'faq-money-back',
    title: 'When is my money back?',
    content:
      '<p>We look at a parcel within two working days of its arrival. Cards and accounts take another three to seven days. <a href="/i/returns">More about returns</a></p>',
  },
];
