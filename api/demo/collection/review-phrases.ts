// What people say, by how content they are. A review is a beginning, something about the piece, and sometimes an end.

export type Stars = 2 | 3 | 4 | 5;

export const TITLES: Readonly<Record<Stars, readonly string[]>> = {
  5: [
    'Better than the pictures',
    'Would buy it again tomorrow',
    'My mother approves',
    'Worth the wait',
    'The compliments have not stopped',
    'Exactly as described',
    'Beautiful work',
    'Already planning a second colour',
    'I wore it all day',
    'So well made',
    'Lovely',
    'An heirloom in the making',
  ],
  4: [
    'Very good, nearly perfect',
    'Lovely, runs a little large',
    'Happy with it',
    'Good buy',
    'Handsome and comfortable',
    'Minor thing, otherwise great',
    'Nice piece',
    'Good quality for the price',
  ],
  3: ['Fine, not more', 'Mixed feelings', 'Nice cloth, odd fit', 'Colour differs a little', 'It is all right'],
  2: ['Not for me', 'Expected more', 'Returned it', 'Had to be altered twice'],
};

export const BEGINNINGS: Readonly<Record<Stars, readonly string[]>> = {
  5: [
    'Bought this for my sister’s engagement and ended up keeping it.',
    'Arrived two days early, wrapped in muslin.',
    'I hesitated over the price for a week and now regret only the week.',
    'The third thing I own from this house, and the best.',
    'Ordered from abroad without having touched it, which I never do.',
    'Three people asked where it is from before lunch.',
    'You can see that somebody took their time over this.',
    'It looked good on the hanger and a good deal better on me.',
    'My tailor turned it inside out and said nothing, which is praise.',
    'First time I ordered clothes online and got what was in the picture.',
    'A gift to myself after a long year.',
    'Wore it for nine hours, two of them dancing.',
  ],
  4: [
    'Very pleased on the whole.',
    'A careful piece of work.',
    'Nearly gave it five stars.',
    'Good, honest quality.',
    'It does what the description says.',
    'Comfortable from the first wear.',
    'My husband noticed, and he never does.',
    'Delivery was quick and the box was not absurdly large.',
  ],
  3: [
    'I wanted to love it.',
    'Some things are very good, others less so.',
    'Not bad at all, but not what I had imagined.',
    'Decent, though I have had better for the money.',
  ],
  2: [
    'Sadly it went back.',
    'The pictures promised more than I saw.',
    'Perhaps I was unlucky with mine.',
    'I had hoped to wear it this week.',
  ],
};

export type Family = 'clothes' | 'jewellery' | 'bags' | 'shoes' | 'little' | 'service';

export const REMARKS: Readonly<Record<Family, Readonly<Record<Stars, readonly string[]>>>> = {
  clothes: {
    5: [
      'The cloth has a hand that no photograph can show.',
      'The seams are finished as neatly inside as out.',
      'Fits as if they had measured me.',
      'The colour is deep without shouting.',
      'It falls beautifully and hardly creases in a suitcase.',
      'The embroidery is fine enough to look at with a glass.',
      'I followed the size guide and needed no alteration.',
      'Light enough for May, dressy enough for December.',
    ],
    4: [
      'The sleeve could be a finger longer.',
      'I took it in a little at the waist, the rest was right.',
      'The colour is half a shade darker than on my screen.',
      'It needs a good steam before the first wear.',
      'One loose thread, which I cut, and that was that.',
      'I would size down next time.',
    ],
    3: [
      'The fabric is lovely but the shoulders sit wide on me.',
      'After one wash it is softer and also shorter.',
      'The lining is warmer than I would like.',
    ],
    2: [
      'The chest was two fingers too tight although I measured.',
      'The dye came off on a white dupatta.',
      'It creases if you look at it.',
    ],
  },
  jewellery: {
    5: [
      'They look heavy and weigh nothing.',
      'The enamel is clean right up to the edge.',
      'My ears, usually fussy, have not complained once.',
      'The plating is still bright after a season.',
    ],
    4: [
      'The hook is a little stiff.',
      'Slightly larger than I thought, still lovely.',
      'One pearl sat askew and was easily turned.',
    ],
    3: ['Pretty, but they do catch in long hair.', 'The gold is warmer than my other pieces.'],
    2: ['The clasp gave up at the worst moment.', 'Too heavy for me after an hour.'],
  },
  bags: {
    5: [
      'Holds far more than it admits.',
      'The drawstring stays shut, even upside down.',
      'It stands up by itself on the table, which I did not expect.',
      'The lining is as good as the outside.',
    ],
    4: ['My larger phone only just fits.', 'The tassels tangle a little.', 'I wish there were one more colour.'],
    3: ['Charming, though rather small.', 'The cord is thinner than in the picture.'],
    2: ['The tassel came off on the first evening.', 'It marks easily.'],
  },
  shoes: {
    5: [
      'Danced in them straight out of the box.',
      'The leather softened within an evening.',
      'No blisters, and I walked home.',
      'They are true to size, against every warning.',
    ],
    4: [
      'A little tight for two days, then perfect.',
      'The sole is slippery on marble at first.',
      'I took one size up, as advised.',
    ],
    3: ['Beautiful, but stiff at the heel.', 'Narrow on my feet.'],
    2: ['The stitching opened after a month.', 'A full size too small.'],
  },
  little: {
    5: [
      'A small thing done properly.',
      'I ordered one and came back for six.',
      'The hem alone is worth the money.',
      'A good present when you do not know the size.',
    ],
    4: ['A bit smaller than I pictured.', 'Soft, though it wants ironing.', 'Nice, and nicely packed.'],
    3: ['It does the job.', 'The colour faded slightly in the wash.'],
    2: ['The postage cost me more than the thing.', 'Thinner than I hoped.'],
  },
  service: {
    5: [
      'Every instruction made sense, in the right order.',
      'Patient, funny, and right about the neckline.',
      'Saved me from two expensive mistakes.',
      'I understood my own shoulders for the first time.',
    ],
    4: [
      'Very helpful, if a little rushed at the end.',
      'One page printed askew, the rest was perfect.',
      'Took longer than the hour, in a good way.',
    ],
    3: ['Useful, though I knew half of it.', 'Fine, but I had hoped for more pictures.'],
    2: ['We began late and ended on time.', 'Not for beginners.'],
  },
};

export const ENDINGS: Readonly<Record<Stars, readonly string[]>> = {
  5: [
    'Thank you to whoever made this.',
    'Highly recommended.',
    'I will be back for the festive season.',
    'Five stars, and I do not give them easily.',
    'Now I need an occasion.',
  ],
  4: ['I would still buy it again.', 'Recommended.', 'A small thing, and no reason not to order.', 'Kept it, gladly.'],
  3: ['I am keeping it all the same.', 'Good for the house.', 'Perhaps another cut would suit me better.'],
  2: ['The return was simple, at least.', 'Customer care was kind about it.', 'A pity.'],
};
