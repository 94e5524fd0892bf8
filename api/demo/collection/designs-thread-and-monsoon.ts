import { readSheets } from './read-sheets.ts';

export const threadAndMonsoon = readSheets(
  'TM',
  `
  6601 saree | Onam Gold Saree | plain handloom | 5400 | light-sarees festive | 17
  - ivory bottle bottle gold
  - white wine madder gold
  > The cream of unbleached cotton, a hand's breadth of gold, and eleven hours at the pit loom. It is starched once with rice water and holds it all day. Wear jasmine; it insists.

  6602 saree | Backwater Saree | leheriya modal | 7900 | light-sarees by-the-sea | 29
  - teal mist mist ivory
  - powder indigo indigo ivory
  + offer 20% open
  > Ripples in four greens, as a canoe leaves them. The modal is spun from beech and falls like something poured. Nine pleats instead of six, if you are tall.

  6603 saree | Madurai Sungudi Saree | bandhani handloom | 4300 | light-sarees work sangeet-and-mehendi | 52
  - rani ivory saffron ivory
  - bottle marigold marigold cream
  - indigo ivory ivory ivory
  > Dots tied in a town that learned it from travellers three centuries ago. They stand in lines, for Tamil dots are tidier than the others. Cotton that grows softer each Friday.

  6604 saree | Mango Shower Saree | jamdani mulmul | 8800 | light-sarees desk-to-dinner new-arrivals | 6
  - apricot ivory ivory rust
  - mint ivory ivory bottle
  > The rain that comes before the rain, when the fruit is still green. Little mangoes hang in the weave as if somebody had just shaken the branch. Fine enough to draw through a ring; we have.

  6605 saree | Chettinad Check Saree | checks handloom | 4700 | light-sarees work ready-to-ship | 80
  - mustard madder madder madder
  - onyx rust rust marigold
  + ready Posted from Karaikudi within two days.
  > Checks as bold as the tiled floors they were copied from. Thick cotton, a broad border, and a length that reaches the ankle of any grandmother. Wash it with anything; it will win.

  6606 saree | Temple Tank Saree | damask silk | 34800 | silk-sarees the-wedding-edit for-the-guests | 19
  - bottle wine wine gold
  - plum emerald emerald gold
  - madder midnight midnight gold
  > Kanchipuram silk, three threads twisted where others use two. The border is interlocked, so it could be torn away and would not be. Steps, tower, bull and bell run in gold along the hem.

  6607 saree | Muhurtham Saree | brocade brocade | 62500 | silk-sarees for-the-bride celebrity | 38
  - madder marigold marigold gold
  - rani bottle bottle gold
  + tag Silk Mark
  > The saree of the hour that the astrologer chose. Gold from end to end, woven by a couple who sit on either side of the loom. It will be heavy on the day and light in memory.

  6608 saree | Arecanut Silk Saree | plain silk | 16200 | silk-sarees desk-to-dinner | 62
  - rust bottle bottle gold
  - teal madder madder gold
  > Dyed with the nut that stains the mouth, in a brown that turns to copper by candle. The body is plain, the pallu has nine lines of gold. One is meant to sit still in it, and one can.

  6609 saree | Peacock Veena Saree | patola silk | 48200 | silk-sarees for-the-guests trending | 26
  - peacock wine wine gold
  - rani peacock peacock gold
  + offer 12% running
  > Both sets of threads are dyed before the loom sees them, and then meet to the millimetre. Birds, veenas and stepped squares, slightly blurred, as in a good memory. Eight months for two.

  6610 saree | Kalamkari Story Saree | kalamkari chanderi | 11600 | light-sarees diwali easy-fridays | 43
  - ivory madder madder madder
  - mustard indigo indigo indigo
  > A tale goes round the hem: the deer, the demon, the bridge. It is drawn with a bamboo pen, milk and patience, and reads from left to right. Ask for the translation; we include it on a card.

  6611 saree | Neelakurinji Saree | shibori silk | 15400 | silk-sarees in-the-hills | 91
  - lilac plum plum ivory
  - indigo powder powder ivory
  > The hills turn blue once in twelve years, and this remembers how. Stitched, gathered and dipped, then opened like a fan. No length repeats; the dyer forgets on purpose.

  6612 dupatta | Kasavu Stole | plain handloom | 2400 | dupattas festive ready-to-ship | 73
  - ivory bottle bottle gold
  - white white madder gold
  + ready Posted from Balaramapuram in 3 days.
  > White, with the gold line that makes any Kerala wedding recognisable from the road. Over black it is formal, over denim it is charming. Iron it damp and it will crackle.

  6613 dupatta | Toda Hill Shawl | phulkari wool | 8600 | dupattas in-the-hills | 48
  - ivory madder madder onyx
  - charcoal rust rust madder
  > Embroidered in red and black by women of the Nilgiris, counting threads without a drawing. Both faces may be worn; they argue which is the right one. Thick as a blanket and shaped like a gesture.

  6614 kurtaSet | Madras Afternoon Kurta Set | gingham handloom | 6400 | kurta-sets work easy-fridays | 36
  - teal rust ivory ivory
  - madder indigo ivory ivory
  > The check that bled on purpose, now persuaded to stay. Loose in the arm, long in the slit, and finished with a facing you will want to show. It dries on a balcony in forty minutes.

  6615 kurtaSet | Jasmine Seller Kurta Set | sprig chanderi | 10800 | kurta-sets diwali for-the-guests | 15
  - bottle ivory ivory cream
  - rani ivory marigold gold
  + offer 18% coming
  > Strings of buds on a leaf-green ground, as they are carried through the gate at five. Chanderi with a lining of mulmul. Knots that look edible run along the dupatta.

  6616 kurta | Mundu Evening Kurta | plain tussar | 6200 | kurtas for-the-guests festive | 50
  - sand ivory ivory gold
  - ivory ivory ivory gold
  > Tussar kurta with a mundu bordered in gold. It takes ten seconds to fold and a lifetime to do so casually. Instructions are printed inside the box, upside down for the wearer.

  6617 kurta | Rain Tree Kurta | jamdani handloom | 4400 | kurtas easy-fridays trending | 23
  - bottle ivory ivory ivory
  - powder ivory ivory ivory
  - rust ivory ivory ivory
  > Leaves that fold at dusk, woven at intervals that look accidental. A loose kurta for the swing on the porch. The pocket is set low, where hands in fact hang.

  6618 lehenga | Pavadai for the Bride's Sister | damask silk | 39500 | festive-lehengas for-the-guests the-wedding-edit | 32
  - marigold rani rani gold
  - emerald wine wine gold
  - peacock marigold saffron gold
  > Skirt, blouse and half saree in the silk of a hundred weddings. The pleats are set by hand and steamed over a brass pot. Growing girls wore it once; now everyone does.

  6619 girlsLehenga | First Pavadai | brocade silk | 5800 | girls-lehengas festive | 24
  - bottle rani rani gold
  - rani bottle bottle gold
  - mustard wine wine gold
  > The skirt every South Indian childhood owns one photograph of. Tucks inside let it grow by two summers. Real silk at the border, sensible cotton at the waist.

  6620 juttis | Jasmine Court Juttis | jamdani leather | 3600 | juttis-for-her for-the-guests | 66
  - bottle ivory ivory gold
  - rani ivory ivory gold
  - ivory bottle bottle gold
  > Handloom uppers from the ends of sarees, over leather that has been slept on. They were invented for temple floors, where shoes wait in a heap, and are easy to recognise. Soft from the second step.
`,
);
