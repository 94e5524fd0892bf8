type Shipment = {
  readonly carrier: string;
  readonly number: string;
  readonly url: string | null;
  readonly shipped_at: string;
  readonly delivered_at: string | null;
};

type Standing = {
  readonly number: string;
  readonly status: string;
  readonly packed_at: string | null;
  readonly shipments: readonly Shipment[];
};

type OpenCancellation = {
  readonly order: string;
  readonly payment: string;
  readonly amount: number;
  readonly canceled_at: string;
};

type Return = {
  readonly number: string;
  readonly order: string;
  readonly status: string;
  readonly amount: number;
  readonly store_credit_amount: number;
  readonly payment: string;
  readonly note: string;
  readonly refusal: string | null;
  /** How far the gateway is that gives the money back; null where none does. */
  readonly at_gateway?: 'asked' | 'given' | 'failed' | null;
  readonly items: readonly {
    readonly qty: number;
    readonly sku: string;
    readonly name: string;
    readonly reason: string;
  }[];
};

type OpenWithdrawal = {
  readonly withdrawal: string;
  readonly order: string;
  readonly outcome: 'open' | 'canceled' | 'returning';
  readonly due_on: string;
  readonly is_overdue: boolean;
  readonly return_number: string | null;
};

type Withdrawal = Omit<OpenWithdrawal, 'is_overdue'> & {
  readonly name: string;
  readonly email: string;
  readonly pieces: string;
  readonly declared_at: string;
  readonly settled_at: string | null;
  readonly amount: number;
};

type OpenReturn = { readonly number: string; readonly status: string; readonly asked_at: string };

/** An order, a return, a withdrawal, or what waits, line by line. */
export function textOf(result: unknown): readonly string[] {
  if (Array.isArray(result)) return result.length === 0 ? ['Nothing waits.'] : result.map(openText);
  if (Object(result).withdrawal !== undefined) return withdrawalText(result as Withdrawal);
  return Object(result).items === undefined ? orderText(result as Standing) : returnText(result as Return);
}

function orderText({ number, status, packed_at, shipments }: Standing): readonly string[] {
  const packed = packed_at === null ? '' : `, packed ${packed_at}`;
  return [`${number}: ${status}${packed}`, ...shipments.map(shipmentText)];
}

function openText(told: OpenReturn | OpenCancellation | OpenWithdrawal): string {
  if ('withdrawal' in told) return openWithdrawalText(told);
  if ('number' in told) return `${told.number}: ${told.status}, asked ${told.asked_at}`;
  return `${told.order}: ${told.amount} rupees (${told.payment}), canceled ${told.canceled_at}`;
}

function openWithdrawalText({ withdrawal, order, outcome, due_on, is_overdue, return_number }: OpenWithdrawal): string {
  const what = outcome === 'open' ? 'somebody has to look at it' : (return_number ?? outcome);
  return `${is_overdue ? 'OVERDUE ' : ''}${withdrawal}: order ${order}, due ${due_on}, ${what}`;
}

function withdrawalText(told: Withdrawal): readonly string[] {
  const { withdrawal, order, name, email, pieces, outcome, declared_at, due_on, settled_at, amount, return_number } =
    told;
  return [
    `${withdrawal}: ${settled_at === null ? outcome : `settled ${settled_at}`}, stated ${declared_at}, due ${due_on}`,
    `  order ${order}, by ${name}, ${email}`,
    ...(pieces === '' ? [] : [`  these pieces alone: ${pieces}`]),
    ...(outcome === 'open'
      ? []
      : [`  pays back ${amount} rupees${return_number === null ? '' : ` for ${return_number}`}`]),
  ];
}

function returnText(told: Return): readonly string[] {
  const credit = told.store_credit_amount === 0 ? '' : `, of it ${told.store_credit_amount} as store credit`;
  return [
    `${told.number}: ${told.status}`,
    ...told.items.map(({ qty, sku, name, reason }) => `  ${qty} x ${sku} ${name}: ${reason.replaceAll('_', ' ')}`),
    `  pays back ${told.amount} rupees${credit} (${told.payment})`,
    ...(told.status === 'received' && told.at_gateway ? [`  ${atGateway[told.at_gateway]}`] : []),
    ...(told.note === '' ? [] : [`  note: ${told.note}`]),
    ...(told.refusal === null ? [] : [`  refused: ${told.refusal}`]),
  ];
}

const atGateway = {
  asked: 'the gateway is asked to give it back',
  given: 'the gateway has given it back',
  failed: 'the gateway refuses to give it back: do it there, and say refunded once more',
} as const;

function shipmentText({ carrier, number, url, shipped_at, delivered_at }: Shipment): string {
  const arrived = delivered_at === null ? 'on its way' : `delivered ${delivered_at}`;
  return `  ${carrier} ${number}, sent ${shipped_at}, ${arrived}${url === null ? '' : `, ${url}`}`;
}
