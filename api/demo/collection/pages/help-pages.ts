import type { PageWords } from './page-words.ts';

/** Pages that answer what is asked before and after buying. */
export const helpPages: readonly PageWords[] = [
  {
    id: 7,
    identifier: 'shipping-policy',
    title: 'Shipping and delivery',
    meta: 'How long it takes, what it costs, and what happens when nobody is at home.',
    content: `
<p>Delivery is free wherever we deliver. The days below count from the order to your door; of a piece that is ready to ship, its page also says when it leaves us. A piece that is made to order says on its page how many working days that takes: of these, three are counted below, and it comes later by the others.</p>
<h2>How long it takes</h2>
<table>
<thead><tr><th>To</th><th>At your door</th></tr></thead>
<tbody>
<tr><td>India</td><td>4 to 7 working days</td></tr>
<tr><td>Other countries</td><td>8 to 14 working days</td></tr>
</tbody>
</table>
<p>Nobody packs or delivers on Sundays. A piece that a tailor cuts to your measures is agreed before it is ordered, with a day of its own: see <a href="/i/bespoke">made to measure</a>.</p>
<h2>Customs</h2>
<p>Prices outside India hold no Indian tax. Duties of your own country are collected by the courier, who writes to you before the parcel arrives. We declare what the piece is and what you paid for it.</p>
<h2>At the door</h2>
<p>The courier tries three times on three days. After that the parcel waits at the depot for a week, then comes home to us, and we ask you what you would like. Cash on delivery is offered for addresses in India; please keep the exact change.</p>
<h2>If it is late</h2>
<p>Write to us once the last day of the table has passed. We look for the parcel; if it is not found within seven days, you choose between a second one and your money.</p>
{{block block_id="order-help"}}
`,
  },
  {
    id: 3,
    identifier: 'returns',
    title: 'Returns and exchanges',
    meta: 'Fifteen days to change your mind, and how to do it.',
    content: `
<p>Send back what you have not worn within fifteen days of the day it came. Pieces made to your measure can be altered, not returned.</p>
<h2>How to send something back</h2>
<ol>
<li>Write to us with the number of your order and what does not suit.</li>
<li>In India we send a courier to your door. Elsewhere you get a label to print.</li>
<li>Put the piece into the bag it came in, with its tags, and keep the receipt.</li>
</ol>
<h2>When the money is back</h2>
<p>We look at a parcel within two working days of its arrival. Cards and accounts take another three to seven days; an order paid in cash is paid back to your account; store credit is there at once.</p>
<h2>Exchanges</h2>
<p>Another size is sent as soon as the courier has the first one, when it is there; so an exchange does not wait for the looking.</p>
<h2>What we cannot take back</h2>
<ul>
<li>Jewellery for pierced ears whose seal was opened: it counts as worn.</li>
<li>Patterns that were downloaded, and hours that were spent.</li>
<li>What was altered, washed or perfumed, which counts as worn too.</li>
</ul>
<p>A piece with a fault is another matter: we take it back for a year, and pay for both ways.</p>
{{block block_id="order-help"}}
`,
  },
  {
    id: 4,
    identifier: 'fabric-care',
    title: 'Caring for silk and brocade',
    meta: 'What cloth asks for, in the order in which it is usually forgotten.',
    content: `
<p>Air silk after wearing, fold brocade along new lines each season, and keep metal thread away from perfume.</p>
<h2>Cotton, mulmul and khadi</h2>
<p>Wash apart the first time, in cold water with a spoon of salt: natural indigo and madder give off a little colour and then keep the rest. Dry in the shade, iron while damp.</p>
<h2>Silk, chanderi and tussar</h2>
<p>Dry-clean brocade. Plain silk may be washed by hand in cool water with a mild soap, never wrung, rolled in a towel and ironed on its back.</p>
<h2>Zari, gota and sequins</h2>
<ul>
<li>Put on perfume and deodorant first, and wait until they are dry.</li>
<li>Wrap in muslin, never in plastic: metal thread blackens where it cannot breathe.</li>
<li>Let a loose end be. Tuck it in, and bring the piece to one of <a href="/store-locator">our shops</a>: mending is free.</li>
</ul>
<h2>Velvet and wool</h2>
<p>Hang velvet in the steam of a bath instead of ironing it. Cedar keeps moths away; they can read neither labels nor prices.</p>
`,
  },
  {
    id: 5,
    identifier: 'size-guide',
    title: 'Size guide',
    meta: 'How to measure, and what to do between two sizes.',
    content: `
<p>Measure over light clothing: chest and hips where they are widest, waist where it is narrowest. Each product has a table of its own house, since no two of them agree.</p>
<h2>Where the tape goes</h2>
<dl>
<dt>Bust or chest</dt><dd>Round the fullest part, the tape level across the back.</dd>
<dt>Waist</dt><dd>Where you bend to the side; for a lehenga, at the navel.</dd>
<dt>Hip</dt><dd>Round the fullest part, feet together.</dd>
<dt>Shoulder</dt><dd>From bone to bone across the back.</dd>
<dt>Sleeve</dt><dd>From the shoulder bone over a bent elbow to the wrist.</dd>
</dl>
<h2>Women</h2>
<table>
<thead><tr><th>Size</th><th>Bust</th><th>Waist</th><th>Hip</th></tr></thead>
<tbody>
<tr><td>XS</td><td>81 cm</td><td>66 cm</td><td>89 cm</td></tr>
<tr><td>S</td><td>86 cm</td><td>71 cm</td><td>94 cm</td></tr>
<tr><td>M</td><td>91 cm</td><td>76 cm</td><td>99 cm</td></tr>
<tr><td>L</td><td>97 cm</td><td>81 cm</td><td>104 cm</td></tr>
<tr><td>XL</td><td>104 cm</td><td>89 cm</td><td>112 cm</td></tr>
</tbody>
</table>
<h2>Between two sizes</h2>
<p>Take the larger one. Our seams hold two centimetres to let out and any amount to take in, and a tailor can only work with cloth that is there.</p>
`,
  },
];
