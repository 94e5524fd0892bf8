import type { TextsOf } from '../writing/messages.ts';
import type { wayToPayMessages } from './en.ts';

export const waysToPay: TextsOf<typeof wayToPayMessages> = {
  channels: { upi: 'UPI', cards: 'Kaarten en net banking' },
  fromApp: 'Betaal met je UPI-app.',
  gateway: (name) => `Je gaat verder bij ${name} en komt daarna hier terug.`,
  gatewayLater: (name) => `Je bent offline: je betaalt bij ${name} zodra je bestelling is verstuurd.`,
  cash: 'Je betaalt de bezorger als het pakket komt, zonder extra kosten. Alleen in India.',
  noCash: 'Betalen bij bezorging kan alleen met een pakket: wat je downloadt, betaal je online.',
  noCashThere: 'Op deze PIN-code kun je niet contant betalen. Betaal online.',
};
