/** A state or union territory as the tax offices know it. */
export type IndianState = {
  /** The first two digits of the numbers that are registered there. */
  readonly code: string;
  readonly name: string;
  /** What is due beside the central half: territories without a parliament of their own have another name for it. */
  readonly localTax: LocalTax;
};

export type LocalTax = 'SGST' | 'UTGST';

type Row = readonly [code: string, name: string, otherNames: string, localTax?: LocalTax];

/** Other names are those of ISO 3166-2, of car plates, and what a state was called before; commas between them. */
const rows: readonly Row[] = [
  ['01', 'Jammu and Kashmir', 'JK'],
  ['02', 'Himachal Pradesh', 'HP'],
  ['03', 'Punjab', 'PB'],
  ['04', 'Chandigarh', 'CH', 'UTGST'],
  ['05', 'Uttarakhand', 'UK,UT,Uttaranchal'],
  ['06', 'Haryana', 'HR'],
  ['07', 'Delhi', 'DL,New Delhi,NCT of Delhi'],
  ['08', 'Rajasthan', 'RJ'],
  ['09', 'Uttar Pradesh', 'UP'],
  ['10', 'Bihar', 'BR'],
  ['11', 'Sikkim', 'SK'],
  ['12', 'Arunachal Pradesh', 'AR'],
  ['13', 'Nagaland', 'NL'],
  ['14', 'Manipur', 'MN'],
  ['15', 'Mizoram', 'MZ'],
  ['16', 'Tripura', 'TR'],
  ['17', 'Meghalaya', 'ML'],
  ['18', 'Assam', 'AS'],
  ['19', 'West Bengal', 'WB'],
  ['20', 'Jharkhand', 'JH'],
  ['21', 'Odisha', 'OD,OR,Orissa'],
  ['22', 'Chhattisgarh', 'CG,CT,Chattisgarh'],
  ['23', 'Madhya Pradesh', 'MP'],
  ['24', 'Gujarat', 'GJ'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu', 'DH,DN,DD,Dadra and Nagar Haveli,Daman and Diu', 'UTGST'],
  ['27', 'Maharashtra', 'MH'],
  ['29', 'Karnataka', 'KA'],
  ['30', 'Goa', 'GA'],
  ['31', 'Lakshadweep', 'LD', 'UTGST'],
  ['32', 'Kerala', 'KL'],
  ['33', 'Tamil Nadu', 'TN,Tamilnadu'],
  ['34', 'Puducherry', 'PY,Pondicherry'],
  ['35', 'Andaman and Nicobar Islands', 'AN,Andaman and Nicobar', 'UTGST'],
  ['36', 'Telangana', 'TS,TG,Telengana'],
  ['37', 'Andhra Pradesh', 'AP'],
  ['38', 'Ladakh', 'LA', 'UTGST'],
];

/** Null for digits that no state bears. */
export function stateOfCode(code: string): IndianState | null {
  return stateIn(rows.find((row) => row[0] === code));
}

/** The state that somebody has written, however they wrote it; null for what is none. It is never guessed. */
export function stateNamed(text: string): IndianState | null {
  const wanted = plain(text);
  if (wanted === '') return null;
  return stateIn(rows.find(([, name, others]) => [name, ...others.split(',')].some((each) => plain(each) === wanted)));
}

function stateIn(row: Row | undefined): IndianState | null {
  if (!row) return null;
  const [code, name, , localTax = 'SGST'] = row;
  return { code, name, localTax };
}

/** `J & K` and `Jammu-And-Kashmir` are written with the same letters as others write them. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
}
