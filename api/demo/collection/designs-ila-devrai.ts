import { readSheets } from './read-sheets.ts';

export const ilaDevrai = readSheets(
  'ID',
  `
  6501 kurtaSet | Deccan Basalt Kurta Set | khadi handloom | 7600 | kurta-sets work desk-to-dinner new-arrivals | 9
  - charcoal charcoal stone cream
  - stone stone charcoal cream
  - olive olive sand cream
  > Two colours, four seams and a neckline drawn with a ruler. The handloom is dense enough to hang like wool and cool enough for April. It was made for people who read the minutes.

  6502 kurtaSet | First Rain Kurta Set | linen linen | 8200 | kurta-sets easy-fridays | 30
  - mist mist stone cream
  - sage sage ivory cream
  > The grey-green of the ghats in June. Linen, washed with soapnut until it gives in. A length of the same cloth serves as dupatta and may stay at home.

  6503 kurtaSet | Red Soil Kurta Set | jamdani handloom | 9600 | kurta-sets work trending | 24
  - rust rust ivory cream
  - madder madder sand cream
  + offer 20% running
  > Terracotta, with small woven crosses where the plough turned. It needs no jewellery and will put up with some. Trousers in place of palazzo, and a real waistband.

  6504 kurtaSet | Quiet Stripe Kurta Set | pinstripe handloom | 8400 | kurta-sets work ready-to-ship | 57
  - midnight midnight ivory moon
  - ivory ivory charcoal charcoal
  + ready Sent from Pune the next working day.
  > A stripe you notice in the second meeting. The shoulder is soft and the sleeve ends where the watch begins. Machine washable, a thing we tested on our own.

  6505 kurtaSet | Turmeric Field Kurta Set | plain tussar | 11800 | kurta-sets diwali desk-to-dinner | 18
  - mustard mustard ivory cream
  - marigold marigold rust cream
  > Wild silk in a yellow that comes from the root and stays on the tongue. Nothing is embroidered; the slubs do the talking. Works with silver, grey hair and strong opinions.

  6506 saree | Monday Saree | checks handloom | 5200 | light-sarees work | 46
  - charcoal stone rust ivory
  - indigo ivory ivory ivory
  - olive sand sand cream
  > Small checks, a border two fingers wide and no fall to be stitched. Made to be tied in four minutes, the last of them in a lift. The pallu is plain so that a lanyard may rest on it.

  6507 saree | Graph Paper Saree | windowpane mulmul | 4800 | light-sarees easy-fridays trending | 32
  - white charcoal charcoal charcoal
  - powder midnight midnight midnight
  + offer 15% US open
  > Squares of one inch, woven true. Engineers buy it; so do those who married them. Mulmul, so it drapes softer than it looks.

  6508 saree | Teak Forest Saree | plain tussar | 14600 | silk-sarees desk-to-dinner | 60
  - bottle rust rust gold
  - cocoa mustard mustard gold
  > Tussar keeps the colour of the leaf its worm was fed on, and we dye over that. Green above brown gives a green you cannot name. A narrow zari line keeps it from disappearing into the trees.

  6509 dress | Studio Apron Dress | linen linen | 6900 | dresses work easy-fridays | 21
  - indigo indigo ivory cream
  - stone stone ivory cream
  - rust rust ivory cream
  > Half a dress, half a tool. Ties at the back, crosses where it should, and carries four pockets including one for a ruler. Wear a shirt beneath in the cold months.

  6510 dress | Courtyard Shift | khadi khadi | 5900 | dresses easy-fridays in-the-hills | 76
  - ivory ivory sage cream
  - mustard mustard ivory cream
  + offer 40% open
  > A straight fall from shoulder to calf with a single pleat at the back. Khadi of uneven thread, which throws small shadows. The last pieces of a good year, and priced to go.

  6511 dress | Board Meeting Dress | herringbone wool | 12800 | dresses desk-to-dinner work | 12
  - charcoal charcoal stone cream
  - midnight midnight mist cream
  > Fine wool with a waist seam that follows the rib. The sleeve comes to the elbow and the zip closes without an accomplice. Nobody will ask where you got it; they will ask who cut it.

  6512 kaftan | Sunday Paper Kaftan | stripes handloom | 5600 | kaftans easy-fridays | 69
  - stone ivory ivory ivory
  - indigo ivory ivory ivory
  > To be worn with coffee until noon and with earrings after. Woven in a width that suits most shoulders. There is a loop inside for the pen of the crossword.

  6513 shirt | Site Visit Shirt | shirting dryWeave | 3300 | shirts performance-fabrics work | 28
  - sky sky sky ivory
  - sand sand sand ivory
  - white white white indigo
  > Dries in twenty minutes on the back of a chair. A hidden zip pocket holds a passport, or the cash that builders prefer. Looks like cotton, and behaves.

  6514 trousers | Long Day Trousers | plain dryWeave | 5200 | trousers performance-fabrics work | 13
  - charcoal charcoal charcoal cream
  - olive olive olive cream
  - midnight midnight midnight cream
  + offer 10% running
  > Four-way stretch with a dry hand and a pressed front. Sat in for eleven hours by three architects before we sold one. The hem is long; we shorten it for nothing.

  6515 kurta | Gallery Kurta | plain handloom | 3600 | kurtas work desk-to-dinner | 34
  - charcoal ivory ivory cream
  - rust ivory ivory cream
  - mist ivory ivory cream
  - olive ivory ivory cream
  > No print, no placket, no apology. The opening is at the shoulder, where two buttons hold it. Best in front of a white wall.

  6516 dupatta | Plain Thinking Dupatta | linen handloom | 2200 | dupattas work | 98
  - rust rust rust cream
  - stone stone stone cream
  - mustard mustard mustard cream
  - indigo indigo indigo cream
  > One colour, two and a half metres, fringe at the ends. It is the piece our customers own five of. Doubles as a shawl in over-cooled offices.

  6517 nehru | Gathering Jacket | linen linen | 7900 | nehru-jackets work easy-fridays | 45
  - stone ivory ivory cream
  - indigo ivory ivory cream
  > Unlined linen over a kurta, and suddenly there is an agenda. Cut short, with straight pockets and a collar you can leave open. Folds into its own bag.

  6518 juttis | Office Corridor Juttis | plain leather | 2800 | juttis-for-her work ready-to-ship | 85
  - charcoal charcoal charcoal cream 7 9 12 6 4
  - rust rust rust cream 2 5 8 1 0
  - sage sage sage cream 3 3 4 2 2
  + ready Sent from Pune the next working day.
  > Silent on stone, on wood, and in the corridor at six. Plain leather with a cushion under the heel. Sand the toe when they shine too much.

  6519 handkerchief | Meeting Handkerchief | windowpane mulmul | 110 | small-pleasures work | 115
  - white charcoal charcoal charcoal 60
  > Ruled like a good notebook. Forty centimetres of mulmul, hemmed by machine and not ashamed of it. Has wiped spectacles, tables and one tear.

  6520 swatch | Devrai Colour Card | linen linen | 65 | small-pleasures | 170
  - sage rust rust cream 75
  > Eleven linens on one string, in the order in which the hills show them from June to May. Names are on the back. Useful for walls, sofas and indecision.
`,
);
