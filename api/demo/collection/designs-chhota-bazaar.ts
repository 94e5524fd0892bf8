import { readSheets } from './read-sheets.ts';

export const chhotaBazaar = readSheets(
  'CB',
  `
  6301 girlsAnarkali | Phirki Anarkali | leheriya mulmul | 3400 | girls-anarkalis diwali | 5
  - marigold rani rani rani
  - mint coral coral coral
  - powder indigo indigo ivory
  > Named for the paper windmill, and tested the same way. A full circle of mulmul with waves running round it. Stops at the shin, because stairs exist.

  6302 girlsAnarkali | Titli Anarkali | lotus silk | 5200 | girls-anarkalis for-the-guests | 13
  - rose blush blush gold
  - peacock mint mint gold
  > Butterflies were asked for; lotus came, and nobody complained. Silk outside, cotton next to the skin, and a sash that can be tied by its owner. For cousins' weddings and other long evenings.

  6303 girlsAnarkali | Imli Anarkali | bandhani georgette | 4100 | girls-anarkalis sangeet-and-mehendi trending | 33
  - rust marigold marigold cream
  - emerald marigold marigold cream
  + offer 20% running
  > Sweet and sour, like the tamarind it is named for. Real tied dots, fewer and bigger than on grown-ups' clothes. The neck opens wide enough for a head with opinions.

  6304 girlsAnarkali | Chandni Anarkali | mukaish organza | 5900 | girls-anarkalis eid | 54
  - mist ivory ivory moon
  - lilac ivory ivory moon
  > Moonlight with sleeves. The silver is pressed flat and covered inside with muslin, so nothing prickles. Twirling is permitted and in fact expected.

  6305 girlsKurta | Kite Day Kurta Set | gingham poplin | 2400 | girls-kurta-sets | 19
  - sky ivory ivory ivory
  - coral ivory ivory ivory
  - mint ivory ivory ivory
  > A check for rooftops in January. There are two pockets: one for string, one for sweets. The trousers have knees in them already.

  6306 girlsKurta | Genda Phool Kurta Set | blockprint mulmul | 2700 | girls-kurta-sets festive | 44
  - marigold ivory ivory madder
  - ivory sage sage saffron
  > Marigolds printed by hand, a few of them upside down. Mulmul washed three times before it was cut, so it will not shrink at the worst moment. Hooks, no zip.

  6307 girlsKurta | School Concert Kurta Set | chikankari poplin | 3200 | girls-kurta-sets eid | 72
  - white white mint cream
  - blush blush white cream
  > White embroidery on a colour that survives juice. It buttons down the back with loops a teacher can manage. Sits well under stage lights and on a piano stool.

  6308 girlsLehenga | Ladoo Lehenga | sprig silk | 6400 | girls-lehengas diwali trending | 8
  - saffron rani rani gold
  - rani emerald emerald gold
  - teal coral coral gold
  > As round as the sweet, and gone as quickly. Scattered gold, a soft waistband and a dupatta stitched on at the shoulder so that it gets home. Lined in cotton throughout.

  6309 girlsLehenga | Flower Girl Lehenga | jamdani chanderi | 7600 | girls-lehengas for-the-guests the-wedding-edit | 37
  - blush ivory ivory gold
  - mist ivory ivory gold
  + offer 12% coming
  > Pale chanderi for walking ahead of the bride with a basket. The petals woven into it do not need sweeping up. Comes with a potli to carry the real ones.

  6310 boysKurta | Gilli Danda Kurta | checks handloom | 1950 | boys-kurtas | 25
  - indigo ivory ivory ivory
  - madder ivory ivory cream
  - olive ivory ivory cream
  > Handloom checks that look better with a grass stain. The collar is soft, the hem is straight, and the elbow is doubled on the inside. Sold with white churidar that has a drawstring he can reach.

  6311 boysKurta | Diwali Evening Kurta | paisley silk | 3300 | boys-kurtas diwali | 11
  - wine ivory ivory gold
  - peacock ivory ivory gold
  + tiers 2:3100 3:2900
  > The same silk as his uncle's, cut for somebody who carries sparklers. Cotton lining, covered seams, no tags. Brothers may order together; the price bends a little.

  6312 boysKurta | Idgah Kurta | chikankari mulmul | 2800 | boys-kurtas eid | 40
  - white white white cream
  - mint white white cream
  - powder white white cream
  > A white kurta, properly embroidered, for the early prayer and the late sweets. Mulmul so light that he will forget to mind it. One size up, as every mother knows.

  6313 boysKurta | Puppet Show Kurta | ikat handloom | 2300 | boys-kurtas festive | 83
  - rust ivory ivory cream
  - teal ivory ivory cream
  > Blurred diamonds, as if the kurta itself were laughing. Woven in Pochampally in a narrower width, for narrower people. Coconut buttons, sewn with a cross.

  6314 boysJacket | Baraati Jacket | damask silk | 4600 | boys-jackets for-the-guests | 17
  - rani ivory ivory gold
  - bottle ivory ivory gold
  - midnight ivory ivory gold
  > For the small person on his father's shoulders. Damask with a satin back and a strap to take it in. The pocket square is sewn down, and the pocket beneath is real.

  6315 boysJacket | Bookworm Jacket | herringbone wool | 3900 | boys-jackets in-the-hills | 68
  - charcoal ivory ivory cream
  - cocoa ivory ivory cream
  > Herringbone for thinkers up to the age of eleven. There is a pocket inside that takes a comic folded once. Warm in the library, smart on the way there.

  6316 boysSherwani | Ring Bearer Sherwani | brocade brocade | 8900 | boys-jackets the-wedding-edit | 31
  - ivory ivory ivory gold
  - rose ivory ivory gold
  > A sherwani with a secret: the second button is a loop for the ring. Woven brocade, softened by hand, closed with press-studs behind the buttons. He will ask to wear it to school.

  6317 kidsTee | Auto Rickshaw Tee | jersey organicCotton | 990 | play-tees | 29
  - marigold onyx onyx onyx
  - mint onyx onyx onyx
  - sky white white white
  + tiers 3:900
  > Organic jersey in the exact yellow of the thing itself. Cut wide at the neck, so that it goes on in the dark. Washes at forty degrees, like everything he owns.

  6318 kidsTee | Stripe by Stripe Tee | stripes organicCotton | 1090 | play-tees trending | 14
  - indigo white white white
  - coral white white white
  - sand bottle bottle bottle
  > Stripes that meet at the side seam, because someone will check. Heavy enough for cartwheels, soft enough for naps on a train. Handed down at least twice in our own families.

  6319 kidsTee | Holi Tomorrow Tee | shibori organicCotton | 1190 | play-tees festive | 50
  - indigo ivory ivory ivory
  - rani ivory ivory ivory
  + offer 30% open
  > Already dyed, so further colour can only improve it. Each is bound with rubber bands by a different pair of hands. Keep it for the day, or for the whole of spring.

  6320 kidsTee | Nap Time Tee | jersey slub | 890 | play-tees ready-to-ship | 77
  - powder powder powder cream
  - blush blush blush cream
  - sage sage sage cream
  + ready Packed today if ordered before four.
  > Slub cotton, flat seams and no label anywhere. The sleeves reach the wrist, the hem reaches the sofa. Parents have asked for it in their size; we are thinking about it.
`,
);
