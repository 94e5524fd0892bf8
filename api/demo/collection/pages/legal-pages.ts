import type { PageWords } from './page-words.ts';

/** What the shop promises and what it asks, in words that can be read. */
export const legalPages: readonly PageWords[] = [
  {
    id: 11,
    identifier: 'privacy',
    title: 'Privacy',
    meta: 'What we know of you, why, for how long, and how to end it.',
    content: `
<p>We keep what an order needs, and little else. Nobody buys it from us.</p>
<h2>What we keep</h2>
<table>
<thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Name, address, telephone, mail of an order</td><td>To deliver it, and because tax law asks for it</td><td>Eight years</td></tr>
<tr><td>Your account and your addresses</td><td>So that you need not type them again</td><td>Until you close it</td></tr>
<tr><td>A cart that was not bought</td><td>To help when somebody asks for help</td><td>30 days</td></tr>
<tr><td>Your mail address for our letters</td><td>To write to you when there is something to see</td><td>Until you say stop</td></tr>
<tr><td>Messages to us</td><td>To answer them</td><td>30 days after they were passed on</td></tr>
</tbody>
</table>
<h2>What stays on your device</h2>
<p>Your cart, what you looked at, your wishes, and the country and currency you chose. It is stored so that the shop works where the network does not; clearing the data of this site clears it.</p>
<h2>Advertising</h2>
<p>Marketing cookies are set only when you say yes. With your yes we may tell an advertising network that somebody looked at or bought a piece; your mail address, name and telephone then leave us as hashes and never as text.</p>
<h2>What you can ask for</h2>
<p>A copy of everything, a correction, or an end to it: write to <a href="mailto:privacy@zari.example">privacy@zari.example</a>. We answer within a month and do not ask why.</p>
`,
  },
  {
    id: 12,
    identifier: 'terms',
    title: 'Terms of sale',
    meta: 'What you agree to when you press the last button.',
    content: `
<p>These terms hold between you and Zari Retail Private Limited, Mumbai, from the moment an order is confirmed.</p>
<h2>Prices</h2>
<p>Prices in India include GST. Prices for other countries hold no Indian tax; duties of your country are yours. Amounts in dollars and pounds are shown for your convenience: you are charged in rupees, at the price that stood on the page when the order reached us.</p>
<h2>Your order</h2>
<p>An order is accepted when you get its number. If a piece has gone to somebody else in the same second, the order is not placed and nothing is charged. If we notice a wrong price before the parcel leaves, we ask you before we do anything.</p>
<h2>Paying</h2>
<p>By card, UPI or net banking through CCAvenue, by PayPal, in cash at the door for goods delivered in India, and with store credit. We never see the number of your card.</p>
<h2>Hand work</h2>
<p>Block prints meet imperfectly, natural dyes vary by a shade, and handloom has a knot where a thread ended. That is how you know. A hole is a fault; write to us.</p>
<h2>Returns</h2>
<p>As told under <a href="/i/returns">returns and exchanges</a>, which is part of these terms.</p>
<h2>Law</h2>
<p>Indian law applies, and the courts of Mumbai decide, unless the law of the country you live in protects you better as somebody who buys for private use.</p>
`,
  },
  {
    id: 13,
    identifier: 'accessibility',
    title: 'Accessibility',
    meta: 'Who the shop is built for, what does not work yet, and whom to tell.',
    content: `
<p>The shop is for everybody who wants to dress. We build it to the Web Content Accessibility Guidelines 2.2, level AA.</p>
<h2>What works</h2>
<ul>
<li>Everything can be reached and used with a keyboard alone, and the focus is always seen.</li>
<li>Names are read aloud for every control, and changes are told without moving you away.</li>
<li>Text can be twice as large, colours can be forced, and movement can be switched off in your device.</li>
<li>Pages that are read work without scripts.</li>
</ul>
<h2>What does not work yet</h2>
<p>Films of pieces have no description of what is seen beside what is said. The pages of payment services are not ours, and not all of them are as good as they should be; cash on delivery needs none of them.</p>
<h2>Tell us</h2>
<p>Something in your way? Write to <a href="mailto:care@zari.example">care@zari.example</a> and say which page. We answer within two working days, and we can take your order by mail until it is mended.</p>
`,
  },
];
