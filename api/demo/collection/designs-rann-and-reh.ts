import { readSheets } from './read-sheets.ts';

export const rannAndReh = readSheets(
  'RR',
  `
  6201 kurtaSet | Ajrakhpur Kurta Set | ajrakh mulmul | 8900 | kurta-sets work new-arrivals | 7
  - indigo madder madder cream
  - madder indigo indigo cream
  > Sixteen steps of resist, mordant and dye, and a river at the end of them. Stars and eightfold flowers, exactly repeated by men who never measure. The red deepens for a year, then stays.

  6202 kurtaSet | Salt Flat Kurta Set | khadi khadi | 7200 | kurta-sets easy-fridays in-the-hills | 88
  - white white stone cream
  - stone stone madder cream
  > White as the Rann in January, with a dupatta the colour of the bird that crosses it. The khadi comes from a family that also herds camels, and has something of their patience. Pockets, naturally.

  6203 kurtaSet | Night Market Kurta Set | bandhani silk | 15300 | kurta-sets sangeet-and-mehendi | 16
  - onyx rani rani cream
  - wine marigold marigold cream
  + offer 15% first day
  > Tiny tied dots on a ground almost black, as the stalls look from the hill. Gajji silk, woven so that the shine sits on one side only. The hem carries a row of mirror the size of lentils.

  6204 saree | Ajrakh Modal Saree | ajrakh modal | 9400 | light-sarees work trending | 33
  - indigo ivory madder cream
  - madder ivory indigo cream
  - olive ivory rust cream
  > Modal silk, which takes the print like paper and falls like water. The border is a procession of small minarets. Hangs in a cupboard without a crease, and so suits a week of meetings.

  6205 saree | Dhamadka Star Saree | ajrakh silk | 17800 | silk-sarees diwali | 61
  - teal madder madder gold
  - charcoal marigold marigold cream
  > A night sky by way of geometry. The silk is from Bengaluru, the madder from the garden behind the workshop, the arithmetic from nobody knows where. A border of zari has been woven first and printed around.

  6206 dupatta | Hundred Flowers Dupatta | bandhani georgette | 4800 | dupattas diwali sangeet-and-mehendi | 53
  - rani marigold marigold cream
  - emerald saffron saffron cream
  - indigo ivory ivory ivory
  > Counted before it leaves us: one hundred flowers of twelve knots each. The dots keep their small peaks until you iron them, so please do not. Throw it on like a decision.

  6207 dupatta | Reh Desert Stole | stripes wool | 5400 | dupattas in-the-hills | 41
  - cocoa rust rust sand
  - charcoal stone stone cream
  > Desi wool in the brown that sheep come in. It scratches for a week, then turns into the softest thing you own. Shepherds wear two.

  6208 kaftan | Flamingo Kaftan | ombre georgette | 11200 | kaftans by-the-sea celebrity | 24
  - coral blush blush cream
  - rani blush blush cream
  > Pink that deepens from the shoulder to the ankle, dipped by two hands and a rope. Named after the lake in February. It has no opinion about your measurements.

  6209 lehenga | Mirror Lake Lehenga | gota silk | 36700 | festive-lehengas sangeet-and-mehendi | 29
  - peacock rani marigold gold
  - rani saffron emerald gold
  - saffron peacock rani gold
  + offer 10% running
  > Patchwork, gota and several hundred mirrors, each held in place by a ring of chain stitch. It throws coins of light on the ceiling. Light enough, all the same, for three hours of garba.

  6210 lehenga | Navratri Chaniya | phulkari handloom | 14900 | festive-lehengas diwali sangeet-and-mehendi | 67
  - onyx rani marigold saffron
  - madder indigo marigold cream
  > Eight metres round the hem and made for nine nights. Cotton below, so that you can sit on the ground between dances. The waist is a drawstring with shells that keep time.

  6211 girlsLehenga | Little Garba Lehenga | phulkari handloom | 4900 | girls-lehengas diwali | 30
  - marigold rani peacock rani
  - rani marigold marigold cream
  - peacock marigold rani gold
  > Everything the big one has, with a waist that grows. Mirrors are sewn on twice because little girls test them. Washes by hand and dries by lunchtime.

  6212 girlsKurta | Camel Parade Kurta | blockprint mulmul | 2600 | girls-kurta-sets | 47
  - marigold ivory ivory madder
  - mint ivory ivory indigo
  > Camels walk round the hem and one, somewhere, faces the other way. Finding it takes most children until breakfast is over. Soft mulmul, French seams, nothing that itches.

  6213 kurta | Ajrakh Band-Collar Kurta | ajrakh mulmul | 4600 | kurtas easy-fridays trending | 39
  - indigo ivory ivory cream
  - madder ivory ivory cream
  + offer 15% US open
  > The whole print, with nothing to interrupt it but five buttons. The pattern meets at the side seams, which costs us a third more cloth and you nothing. Good with jeans, better with white.

  6214 nehru | Bhujodi Weave Jacket | herringbone wool | 8700 | nehru-jackets in-the-hills easy-fridays | 55
  - indigo ivory ivory cream
  - cocoa ivory ivory cream
  > Handwoven in a village of weavers, in wool that smells faintly of rain. A line of extra weft runs along the pocket, as on the shawls. Breathes like cotton; warms like a friend.

  6215 boysJacket | Small Shepherd Jacket | khadi handloom | 2900 | boys-jackets | 62
  - madder ivory ivory cream
  - olive ivory ivory cream
  > A waistcoat for weddings, trains and trees. Handloom cotton with horn buttons too large to swallow. One inside pocket, for a secret.

  6216 potli | Mirrorwork Potli | phulkari handloom | 1900 | potlis sangeet-and-mehendi ready-to-ship | 92
  - rani marigold marigold gold 14
  - indigo saffron saffron cream 9
  - onyx rani rani gold 6
  + ready Posted from Bhuj within two days.
  > A fistful of light on a string. Made by women of a cooperative who sign the lining with a stitch of their own. The tassels are cotton and have been to the mill twice.

  6217 juttis | Kutchi Camel Juttis | phulkari leather | 3400 | juttis-for-her | 84
  - rust marigold rani marigold
  - onyx rani marigold rani
  > Camel leather with a bright forehead of thread. They begin stiff and end as slippers. The sole is stitched through with cotton cord and can be replaced for very little.

  6218 jhumkas | Silver Moon Jhumkas | plain silver | 3100 | festive-jhumkas trending | 43
  - indigo ivory ivory moon 8
  - madder ivory ivory moon 11
  - teal ivory ivory moon 2
  > Oxidised in smoke, as the herders like it. Each bell has a bead of glass where a stone would be vain. They jingle once at every step, in different notes.

  6219 bangles | Lac Festival Bangles | plain brass | 1400 | bangles sangeet-and-mehendi | 26
  - rani marigold peacock gold 18
  - saffron emerald rani gold 9
  > Twelve lac bangles, turned warm on a stick and studded while still soft. Break one and the other eleven will cover for it. The inside is smooth as an argument.

  6221 sharara | Garba Break Sharara | bandhani silk | 17600 | sharara-sets sangeet-and-mehendi | 42
  - indigo rani marigold cream
  - marigold emerald rani rani
  > For the half hour between two dances, when somebody brings lemonade. Tied dots on gajji silk, flared from the knee and slit so that you can cross a courtyard. The blouse has sleeves you may push up.

  6222 sharara | Winter Fair Sharara | ajrakh velvet | 23900 | sharara-sets diwali desk-to-dinner | 27
  - madder indigo charcoal cream
  - bottle rust ivory cream
  + offer 20% running
  > Printed velvet, which nobody believed would take the dye. It does, and glows like a carpet with a lamp beneath. Cut narrower than is usual, for indoor evenings and low sofas.

  6220 swatch | Ajrakh Fingertip Swatch | ajrakh mulmul | 48 | small-pleasures | 160
  - indigo madder madder cream 140
  > Enough of the real cloth to hold against a wall, a shoe or a sister. The back of the print is shown too, because in ajrakh there is none. Costs less than the stamp in some countries.
`,
);
