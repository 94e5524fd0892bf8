import type { PageWords } from './page-words.ts';

/** Pages that tell who the shop is and what it does for somebody. */
export const housePages: readonly PageWords[] = [
  {
    id: 1,
    identifier: 'about',
    title: 'About Zari',
    meta: 'Small ateliers and their hand work, for wardrobes far away.',
    content: `
<p>Zari brings small ateliers and their hand work to wardrobes far away. Every piece names the house that made it, and most houses could name the person.</p>
<h2>How a piece comes here</h2>
<p>Two of us travel for eight months of the year. We sit in the workshop, look at the wrong side of the cloth, and ask what the house would make if nobody told it what sells. A first order is never more than thirty pieces.</p>
<ul>
<li>The house sets its price. We add ours and print neither in capitals.</li>
<li>Half of every order is paid when it is placed, the other half on the day it leaves the workshop.</li>
<li>What does not sell is our worry. Nothing goes back to the loom.</li>
</ul>
<h2>What we will not do</h2>
<p>We do not burn, we do not copy, and we do not call polyester silk. Where a cloth is blended, the share of each fibre stands on the page of the product.</p>
<h2>The name</h2>
<p>Zari is thread of flattened metal wound round silk. It has held Indian brocade together for some five hundred years, which is longer than any of us has managed with anything.</p>
`,
  },
  {
    id: 6,
    identifier: 'bespoke',
    title: 'Bespoke and made to measure',
    meta: 'A tailor of the house answers with a sketch and a day.',
    content: `
<p>Tell us the occasion and your measures; a tailor of the house answers with a sketch and a day.</p>
<h2>Made to measure</h2>
<p>Most pieces can be cut to your own measures at no charge: write to <a href="mailto:atelier@zari.example">atelier@zari.example</a> before you order. We ask for eleven of them for a kurta and nineteen for a lehenga, send back a drawing that shows where each one goes, and name the day, which is three to five weeks away.</p>
<h2>Bespoke</h2>
<p>For a piece that does not exist yet, book an hour with a stylist. A bespoke order needs six to ten weeks and one fitting, by video or in one of <a href="/store-locator">our shops</a>. Half is paid when the sketch is agreed.</p>
<h2>What cannot be undone</h2>
<p>Cloth that was cut for you cannot be sold to anybody else, so it cannot be returned. It can be altered for as long as you own it, and the first alteration is free.</p>
`,
  },
  {
    id: 9,
    identifier: 'contact',
    title: 'Talk to us',
    meta: 'By mail, by telephone, or across a counter.',
    content: `
<p>Somebody who knows the clothes answers, usually within one working day.</p>
<table>
<thead><tr><th>For</th><th>Write to or call</th><th>When</th></tr></thead>
<tbody>
<tr><td>An order, a return, a size</td><td><a href="mailto:care@zari.example">care@zari.example</a></td><td>Monday to Saturday</td></tr>
<tr><td>An order that is late</td><td>+91 22 5550 0142</td><td>10 to 19 h IST</td></tr>
<tr><td>Weddings and bespoke work</td><td><a href="mailto:atelier@zari.example">atelier@zari.example</a></td><td>Tuesday to Saturday</td></tr>
</tbody>
</table>
<p>Have the number of your order at hand; it begins with AF and stands in the confirmation.</p>
<h2>In person</h2>
<p>We have shops in India, the United Kingdom and the United States. <a href="/store-locator">Find the one next to you</a>.</p>
`,
  },
  {
    id: 10,
    identifier: 'gift-cards',
    title: 'Gift cards',
    meta: 'For somebody whose size you do not know, or should not.',
    content: `
<p>A gift card is for somebody whose size you do not know, or should not. It comes by mail on the day you choose, with your words above it.</p>
<h2>How it works</h2>
<ol>
<li>Choose an amount from ₹1,000 to ₹50,000 and write a few lines.</li>
<li>We send the card to you or to the one who is to have it.</li>
<li>Redeemed once, the whole amount becomes store credit, which the checkout takes off before anything else is paid.</li>
</ol>
<h2>Good to know</h2>
<ul>
<li>Store credit does not run out, and can be spent over as many orders as it lasts for.</li>
<li>What you return is paid back to where it came from: what was credit becomes credit again.</li>
<li>A card cannot buy another card, and cannot be paid out.</li>
</ul>
<p>Your balance and what became of it stand in <a href="/my-account">your account</a>.</p>
`,
  },
];
