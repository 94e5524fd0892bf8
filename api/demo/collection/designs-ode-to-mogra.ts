import { readSheets } from './read-sheets.ts';

export const odeToMogra = readSheets(
  'OM',
  `
  6001 kaftan | Promenade Kaftan | stripes linen | 9800 | kaftans by-the-sea new-arrivals | 4
  - sky ivory ivory ivory
  - coral ivory ivory cream
  - sand indigo indigo indigo
  > Deckchair stripes, woven in Pondicherry by a man who used to weave deckchairs. It drops straight from the shoulder and forgives a long lunch. Two side pockets, deep enough for shells.

  6002 kaftan | Noon Swim Kaftan | shibori mulmul | 6900 | kaftans by-the-sea ready-to-ship | 34
  - indigo ivory ivory ivory
  - teal ivory ivory cream
  + offer 25% running; ready Leaves Goa the next day, ahead of the boat.
  > Folded, bound and dipped, so that every one has its own weather. Pull it on over a wet costume and it will be dry before you are. The neck is finished with a cord that does not mind salt.

  6003 dress | Rue Dumas Dress | gingham poplin | 7400 | dresses by-the-sea trending | 18
  - mint ivory ivory ivory
  - powder ivory ivory ivory
  - coral ivory ivory ivory
  > Gingham from a street of yellow walls. The waist sits where waists are, and the skirt has been cut with bicycles in mind. Iron it or do not; the check looks rested either way.

  6004 dress | Sunday Terrace Dress | linen linen | 8900 | dresses in-the-hills easy-fridays | 51
  - olive olive sand cream
  - stone stone ivory cream
  > Washed linen in the colours of a garden that is watered only sometimes. Buttons of coconut shell run down the front and really open. It softens for about ten years.

  6005 dress | Mogra Tea Dress | sprig modal | 9200 | dresses desk-to-dinner | 27
  - midnight midnight blush cream
  - ivory ivory sage rose
  + offer 15% open
  > Small white buds on a dark ground, as they lie in a bowl at night. Modal silk swings a little behind each step. Wear it to the office and nobody need know where you go afterwards.

  6006 shirt | Veranda Shirt | linen linen | 4200 | shirts by-the-sea new-in | 8
  - white white white cream
  - sky sky sky cream
  - apricot apricot apricot cream
  - sage sage sage cream
  > A shirt for rolling the sleeves of. Pure linen, a soft collar, and a back pleat that lets the wind through. It arrives creased, so that you need not worry about the first one.

  6007 shirt | Lagoon Stripe Shirt | stripes poplin | 3900 | shirts resort | 40
  - teal ivory ivory ivory
  - rust ivory ivory cream
  > Broad stripes, cut so that they meet at the placket. The cloth is a poplin crisp enough to sound new. Tuck in the front, leave the rest to the breeze.

  6008 shirt | Block Palm Shirt | kalamkari mulmul | 4600 | shirts by-the-sea trending | 22
  - ivory bottle bottle bottle
  - indigo ivory ivory cream
  + offer 30% last day
  > Palms, herons and one small boat, drawn with a bamboo pen in Srikalahasti. No two shirts carry the boat in the same place. Weighs less than a newspaper.

  6009 trousers | Drift Trousers | linen linen | 4900 | trousers by-the-sea | 44
  - sand sand sand cream
  - white white white cream
  - olive olive olive cream
  > Drawstring at the waist, turn-up at the ankle, nothing to prove between. The linen is heavy enough not to show what is in the pockets. Made to be rolled to the knee and forgotten.

  6010 kaftan | Full Moon Kaftan | mukaish georgette | 14800 | kaftans resort desk-to-dinner | 12
  - midnight powder powder moon
  - plum lilac lilac moon
  > Hammered dots of silver wire that pick up any candle in the room. Georgette underneath, so it moves first and settles last. For the dinner that starts on sand and ends on stone.

  6011 kurtaSet | Ashram Road Co-ord | khadi khadi | 6800 | kurta-sets resort easy-fridays | 63
  - white white sage cream
  - apricot apricot ivory cream
  > Short kurta and easy trousers in khadi that has been beaten soft on river stone. There is no lining because none is needed. Sits well through a two-hour talk.

  6012 kaftan | Coconut Grove Kaftan | lotus modal | 8600 | kaftans by-the-sea | 77
  - bottle sage sage cream
  - blush madder madder madder
  + offer 10% coming
  > Lotus ponds from hem to shoulder, printed in two greens that are almost one. The sleeves are wide enough to fan yourself with. Folds to the size of a paperback.

  6013 dress | Lighthouse Dress | ombre crepe | 12400 | dresses desk-to-dinner celebrity | 15
  - rust rust apricot cream
  - peacock peacock mist cream
  > The colour climbs from dusk at the hem to daylight at the neck. It is dipped by hand, very slowly, by two people who do not talk while they do it. Cut on the bias, and lined only where it matters.

  6014 saree | Six Yards of Sea | ombre organza | 13600 | light-sarees resort for-the-guests | 31
  - sky ivory powder moon
  - coral blush apricot gold
  > Organza that shades from tide line to deep water. Light enough for a beach wedding and firm enough for the wind that attends one. The border is a single thread of silver.

  6015 tee | Salt Wash Tee | jersey organicCotton | 1790 | tees by-the-sea | 90
  - powder powder powder cream
  - coral coral coral cream
  - sand sand sand cream
  - teal teal teal cream
  + tiers 3:1650 6:1490
  > Dyed after it was sewn, so the seams are a little paler than the rest. Feels ten years old, in the good sense. Buy three and the house takes something off.

  6016 dupatta | Fishing Net Stole | checks linen | 2600 | dupattas in-the-hills | 120
  - indigo ivory ivory ivory
  - rust sand sand sand
  > An open check, woven loosely like the nets drying along the wall. Sarong by day, scarf by night, pillow on the bus. The fringe is knotted with a fisherman's bend.

  6017 kaftan | Hill Station Robe | herringbone wool | 16900 | kaftans in-the-hills | 25
  - charcoal madder madder cream
  - cocoa sand sand cream
  + care dry
  > For verandas at six in the morning, when the valley is still under milk. Fine wool, a shawl collar, and a sash that wraps twice. Coffee not included.

  6018 kurta | Monsoon Break Kurta | linen linen | 3800 | kurtas by-the-sea in-the-hills | 70
  - mist mist mist cream
  - sand sand sand cream
  > A kurta with a shirt's manners: a small collar, real cuffs, a hem you can tuck. The linen dries between two showers. Comes in mist and sand, the colours of the season it is named for.

  6019 juttis | Boat Deck Juttis | gingham leather | 2900 | juttis-for-her by-the-sea | 58
  - sky ivory ivory ivory 4 6 3 0 2
  - coral ivory ivory cream 1 2 0 0 5
  > Gingham uppers on a rubber sole that does not mark a deck. The insole can be taken out and dried on a railing. Shake out the sand and put them on for dinner.

  6020 gown | Night Jasmine Gown | trellis satin | 28900 | gowns resort for-the-guests | 9
  - bottle bottle sage gold
  - ivory ivory blush gold
  > Jasmine climbs a gold lattice from hem to hip and stops where the satin begins to shine by itself. Backless, with one covered button. Made for terraces, violins and people who arrive by boat.
`,
);
