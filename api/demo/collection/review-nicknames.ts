/** First names, sometimes with an initial or a town, as people sign. */
export const NICKNAMES: readonly string[] = [
  ...'Aarti,Abhay,Aditi S.,Aisha,Akash,Alka (Pune),Amrita,Ananya,Anil K.,Anjali,Arjun,Asha,Avni,Bhavna,Charu,Chitra R.'.split(
    ',',
  ),
  ...'Daksh,Deepa,Devika,Dhruv,Divya (Kochi),Esha,Farah,Farhan,Gauri,Geeta M.,Harini,Harsh,Ila,Imran,Indu,Ishaan'.split(
    ',',
  ),
  ...'Jaya,Jyoti,Kabir,Kamala,Karan (Leeds),Kavita,Keya,Kiran,Lakshmi,Latika,Leela,Madhav,Malini,Manav,Maya,Meenal'.split(
    ',',
  ),
  ...'Mehul,Mira,Mohan,Naina,Nandini,Neel,Neha G.,Nikhil,Nisha,Nutan,Ojas,Padma,Pallavi,Parth,Payal,Pooja T.'.split(
    ',',
  ),
  ...'Prerna,Priya (Toronto),Radha,Raghav,Rekha,Riddhi,Rohan,Roopa,Ruchi,Sadia,Sahil,Sameer,Sanjana,Sara,Savita,Shalini'.split(
    ',',
  ),
  ...'Shreya,Smita,Sneha,Sonal (Dubai),Sudha,Sunita,Tanvi,Tara,Tejas,Uma,Urvi,Vandana,Varun,Vidya,Vikram,Yamini,Zara,Zoya'.split(
    ',',
  ),
];
