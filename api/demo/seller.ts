/**
 * Under which codes of the customs tariff the demo collection is sold: by the second part of its skus, and shirts by their
 * names, since theirs is the first part of a designer's.
 */
const CODES: Readonly<Record<string, string>> = {
  ...{ KS: '6204', AN: '6204', SS: '6204', LH: '6204', DR: '6204', GW: '6204', KF: '6204' },
  ...{ GK: '6204', GA: '6204', GL: '6204' },
  ...{ SR: '5407', DP: '6214' },
  ...{ KR: '6211', BK: '6211', TR: '6203', SH: '6203', BS: '6203', BG: '6203', NJ: '6203', BN: '6203' },
  ...{ TE: '6109', KT: '6109', PL: '6105' },
  ...{ PT: '4202', JT: '6403', MJ: '6403', JH: '7117', BA: '7117', NK: '7117' },
  ...{ shirt: '6205', oxford: '6205' },
  ...{ SW: '5208', HK: '6213', PS: '6213', PC: '6307' },
};

/** Who sells in a demo, as the configuration is told. No such business is registered: there is no PAN with four zeros. */
export const demoSeller = {
  name: 'Zari Demo Retail Private Limited',
  address: '7 Mill Lane, Lower Parel, Mumbai 400013, Maharashtra',
  gstin: '27AAACZ0000A1Z9',
  grievanceOfficer: 'Anita Rao, grievance officer',
  grievanceEmail: 'grievance@zari.example',
  grievancePhone: '+91 22 4000 0000',
  hsn: Object.entries(CODES).map(([words, code]) => `${words}=${code}`),
};
