import { readSheets } from './read-sheets.ts';

/** The jewellers and cobblers of the lane. */
export const firozaJewels = readSheets(
  'FL',
  `
  9620 jhumkas | Firoza Drop Jhumkas | plain brass | 3800 | festive-jhumkas new-arrivals | 8
  - peacock ivory ivory gold 14
  - rani peacock peacock gold 9
  - marigold emerald emerald gold 0
  > Bells the size of a thumbnail under a disc of turquoise enamel. The stones are glass and proud of it. They swing a beat behind your head, which flatters pauses.

  9621 jhumkas | Gulab Jhumkas | plain brass | 4600 | festive-jhumkas for-the-guests | 21
  - rose emerald emerald gold 6
  - wine rose rose gold 4
  > An enamel rose opens at the lobe, three tiers fall from it. Painted with a brush of squirrel hair by a man who has never met the squirrel. Backs of silver, for ears that complain.

  9622 jhumkas | Haathi Jhumkas | plain silver | 3300 | festive-jhumkas trending | 45
  - indigo madder madder moon 11
  - emerald marigold marigold moon 7
  + offer 20% running
  > Two elephants carry each bell and do not seem to mind. Oxidised so that the eyes show. Children reach for them, so hang on.

  9623 necklace | Navaratna Collar | plain brass | 12800 | bridal-jewellery for-the-bride | 12
  - emerald wine marigold gold 3
  - wine emerald ivory gold 2
  > Nine stones in the order that keeps planets content. The collar is hinged in eleven places so that it lies down on any neck. Sits above a blouse and outshines it.

  9624 necklace | Rani Haar | plain brass | 18600 | bridal-jewellery for-the-bride celebrity | 34
  - wine emerald emerald gold 2
  - emerald rani rani gold 1
  + tag Bestseller
  > Long enough to be tucked into a sash, as queens did when they rode. Five strands of shell pearl meet in an enamel peacock. It comes on a velvet bust, which you may return.

  9625 necklace | Lotus Choker | plain brass | 7400 | bridal-jewellery the-wedding-edit | 57
  - rose ivory ivory gold 8
  - ivory rose rose gold 5
  + offer 15% open
  > Seven lotuses, half open, on a cord you can shorten. Light in the hand and grave on the throat. The enamel is fired four times, the last at dusk, for superstition.

  9626 necklace | Temple Coin Necklace | plain brass | 9800 | bridal-jewellery for-the-guests | 88
  - madder ivory ivory gold 4
  - emerald ivory ivory gold 0
  > Coins that were never money, each struck with the same small goddess. They overlap like scales and whisper. Passed on, in families, to whoever laughs loudest.

  9627 bangles | Glass Bazaar Bangles | plain brass | 950 | bangles eid ready-to-ship | 16
  - emerald marigold rani gold 30
  - rani marigold emerald gold 25
  - peacock ivory rose gold 19
  + ready Leaves Firozabad within two days.; tiers 3:850 6:780
  > Two dozen, rolled from one rod of molten glass, and cheaper by the armful. They ring when you stir tea. A spare pair travels in the box, because life is life.

  9628 bangles | Meenakari Kada Pair | plain brass | 5200 | bangles for-the-bride | 39
  - peacock rani marigold gold 6
  - wine emerald ivory gold 3
  > A pair of hinged cuffs, enamelled outside with birds and inside with a poem. The screw is finer than a pin and never comes undone. Buy the size of your knuckle, not of your wrist.

  9629 bangles | Everyday Brass Bangles | plain brass | 680 | bangles work | 70
  - mustard ivory ivory gold 22
  - charcoal ivory ivory gold 17
  > Six plain rings that have decided to go unnoticed. Brass, brushed, and lacquered against green wrists. They sound like a door you know.

  9630 mojaris | Nizam's Gate Mojaris | zardozi leather | 6400 | mojaris-for-him for-the-groom | 14
  - wine wine ivory gold
  - bottle bottle ivory gold
  - ivory ivory ivory gold
  > Velvet over leather, a toe that curls just enough, gold that climbs no higher than it should. The groom's shoes are stolen by tradition; we suggest a second pair. Cushioned for standing, which is most of it.

  9631 mojaris | Charkha Mojaris | khadi leather | 3100 | mojaris-for-him easy-fridays | 50
  - indigo indigo ivory cream
  - rust rust ivory cream
  > Khadi uppers for people who own one good kurta and wear it. Flat, flexible and stitched with waxed thread. They dry in the sun, unlike their owner's excuses.

  9632 mojaris | Brass Nail Mojaris | brocade leather | 4900 | mojaris-for-him for-the-guests | 29
  - midnight midnight ivory gold
  - marigold marigold wine gold
  + offer 25% ended
  > Brocade above, a rim of tiny brass nails below. They announce you on stone floors at exactly the right moment. Half a size up, and thick socks never.

  9633 juttis | Lane of Mirrors Juttis | gota leather | 3900 | juttis-for-her sangeet-and-mehendi | 11
  - rani marigold marigold gold
  - peacock saffron saffron gold
  - saffron rani rani gold
  > Gota leaves meet at the toe like applauding hands. There is foam beneath the leather and felt beneath the foam. They were danced flat by our own apprentices for one week.

  9634 potli | Betel Leaf Potli | velvet velvet | 3200 | potlis for-the-guests desk-to-dinner | 33
  - bottle bottle marigold gold
  - plum plum rose gold
  > Cut to the shape that ends every dinner here, in velvet of the right green. A magnet closes it without a click. Two pockets inside, one of them for the spoon you will not admit to.

  9635 handkerchief | Firoza Dot Handkerchief | bandhani mulmul | 90 | small-pleasures | 64
  - peacock ivory ivory ivory 70
  > Tied dots on turquoise, four by four. It can wrap a present better than paper does. The first rinse runs blue, the second clear.

  9636 handkerchief | Letter Cloth | chikankari mulmul | 140 | small-pleasures for-the-guests | 95
  - ivory blush blush blush 33
  > A square of mulmul with one embroidered corner and room for a few words in ink. Cheaper than flowers and lasts through the washing. Include a pen that is not permanent, or one that is.
`,
);
