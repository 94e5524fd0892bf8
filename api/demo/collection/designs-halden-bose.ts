import { readSheets } from './read-sheets.ts';

export const haldenBose = readSheets(
  'HB',
  `
  6401 bandhgala | Park Street Bandhgala | herringbone wool | 27500 | bandhgalas desk-to-dinner new-in | 10
  - charcoal ivory ivory cream
  - midnight ivory ivory cream
  - cocoa ivory ivory cream
  > Cut as a blazer is cut, with canvas, shoulder and no shine at all. The collar closes on a single hook that nobody will find. Wear it to the bank, then to the club.

  6402 bandhgala | Ballygunge Linen Bandhgala | linen linen | 19800 | bandhgalas work for-the-guests | 42
  - sand ivory ivory cream
  - olive ivory ivory cream
  - powder ivory ivory cream
  + offer 15% running
  > A closed collar for open windows. Half lined, with patch pockets and sleeves that really unbutton. Creases are part of the design; so are you.

  6403 bandhgala | Howrah Night Bandhgala | damask silk | 36400 | bandhgalas for-the-groom celebrity | 23
  - onyx ivory ivory gold
  - plum ivory ivory gold
  > Black on black, with a damask that shows only under chandeliers. The buttons are covered in the same cloth and number eight. Bose cut the first one for himself and was asked to leave it.

  6404 nehru | Reading Room Jacket | windowpane wool | 11200 | nehru-jackets work easy-fridays | 56
  - stone ivory ivory indigo
  - midnight ivory ivory powder
  > A windowpane check, spaced so that no line falls on a button. Wool from Bikaner, woven in Kolkata, pressed by somebody strict. Five pockets, two of them honest.

  6405 nehru | Tram Line Jacket | pinstripe wool | 10400 | nehru-jackets desk-to-dinner new-in | 4
  - charcoal ivory ivory moon
  - bottle ivory ivory sand
  > Thin stripes that run as straight as the tracks to Esplanade. Light enough to keep on indoors. It turns a kurta into an appointment.

  6406 nehru | Puja Pandal Jacket | jamdani silk | 13900 | nehru-jackets diwali for-the-guests | 27
  - rust ivory ivory gold
  - marigold ivory ivory madder
  + offer 20% last day
  > Jamdani that would have been a saree, had it been longer. Tiny gold mangoes float on the surface and none inside, where your watch is. For five days of drums.

  6407 shirt | Writers' Building Shirt | shirting poplin | 3600 | shirts work performance-fabrics | 35
  - white white white indigo
  - powder powder powder ivory
  - blush blush blush ivory
  > Two-fold poplin with a stripe so fine that it reads as a colour. It shakes out of a suitcase ready for the chair. Collar stays are included, and a spare pair for when those are lost.

  6408 shirt | Club House Oxford | herringbone poplin | 3900 | shirts easy-fridays | 65
  - sky sky sky ivory
  - white white white cream
  - sage sage sage ivory
  > A collar that rolls and a cloth that softens until it frays, which takes about nine years. The back has a loop for hooks that no longer exist. Tails long enough to stay in, short enough to come out.

  6409 shirt | Bengal Check Shirt | gingham poplin | 3200 | shirts easy-fridays trending | 20
  - indigo ivory ivory ivory
  - madder ivory ivory ivory
  - bottle ivory ivory ivory
  > The check that Manchester copied and gave a name to. Ours is smaller, brighter and woven by the river. Rolled sleeves stay rolled.

  6410 shirt | Evening Pleat Shirt | plain poplin | 5400 | shirts for-the-groom desk-to-dinner | 90
  - white white white cream
  - ivory ivory ivory cream
  > Eleven pleats a side, pressed one by one. A concealed placket, so that the only buttons are the ones you bring. Made for bandhgalas that are opened after midnight.

  6411 shirt | Maidan Linen Shirt | windowpane linen | 4300 | shirts in-the-hills resort | 48
  - ivory ivory ivory rust
  - sage sage sage ivory
  + offer 25% open
  > For Sunday cricket, as a spectator. Linen with a pane of colour every two inches, and a pocket for the score card. No ironing; ask anyone who has tried.

  6412 trousers | Double Pleat Trousers | herringbone wool | 8400 | trousers work desk-to-dinner | 22
  - charcoal charcoal charcoal cream
  - stone stone stone cream
  - midnight midnight midnight cream
  > High in the waist, easy in the thigh, and finished by hand at the cuff you choose. Side adjusters spare you the belt. They sit down as well as they stand up.

  6413 trousers | Strand Road Chinos | plain handloom | 4600 | trousers easy-fridays performance-fabrics new-in | 15
  - sand sand sand cream
  - olive olive olive cream
  - midnight midnight midnight cream
  - rust rust rust cream
  > Cotton drill with a little stretch that it keeps to itself. Flat front, one good crease, pockets that lie shut. They go from bicycle to board room without an explanation.

  6414 trousers | Seersucker Weekend Trousers | stripes handloom | 4200 | trousers resort | 59
  - powder ivory ivory ivory
  - mist ivory ivory ivory
  > Puckered on purpose, so that air can pass. The stripe is narrow, the leg is not. Good with sandals, if you must.

  6415 trousers | White Flannel Trousers | plain wool | 9200 | trousers for-the-guests | 110
  - ivory ivory ivory cream
  - powder powder powder cream
  > Flannel the colour of old piano keys. Lined to the knee and cut to break once over the shoe. Dangerous near curry, and worth it.

  6416 polo | Rowing Club Polo | stripes pique | 2900 | tees performance-fabrics | 37
  - white indigo indigo indigo
  - bottle ivory ivory ivory
  > Broad stripes and a collar that remembers its shape. The piqué is knitted loosely enough to row in. Side vents, ribbed cuffs, and a button for when the wind gets up.

  6417 tee | Adda Crew Tee | jersey organicCotton | 1590 | tees trending | 26
  - onyx onyx onyx cream
  - white white white cream
  - rust rust rust cream
  - bottle bottle bottle cream
  + tiers 2:1490 4:1390
  > For conversations without an end. A heavier jersey, a close neck, and a shoulder seam moved forward so that it never shows. The fourth one costs what the first should have.

  6418 kurta | Professor's Kurta | khadi khadi | 3900 | kurtas work easy-fridays | 71
  - ivory ivory ivory cream
  - indigo ivory ivory cream
  - mustard ivory ivory cream
  > Handspun, loose, and with a pocket that takes a fountain pen. It has attended more lectures than most. The side slits are deep, for cross-legged arguments.

  6419 sherwani | Shovabazar Sherwani | jamdani silk | 68900 | sherwanis for-the-groom | 52
  - ivory ivory ivory gold
  - sand ivory ivory gold
  + tag Handmade
  > Six weeks on the loom before the scissors come near it. Ivory on ivory, with a gold vine that starts at the hem and gives out at the heart. Sent with a dhoti, already pleated.

  6420 mojaris | Clerk's Walk Mojaris | plain leather | 3800 | mojaris-for-him work | 94
  - cocoa cocoa cocoa cream
  - onyx onyx onyx cream
  > No curl, no gold, no noise. Vegetable-tanned leather on a stitched sole, dark enough for the office. They darken further with each year of service.
`,
);
