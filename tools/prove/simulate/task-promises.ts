import type { World } from './world.ts';

/** What of the promises was broken with what the queue of tasks carries, a sentence each. */
export async function brokenTaskPromises(world: World): Promise<readonly string[]> {
  return [...mailsGoneWrong(world), ...namesGoneWrong(world), ...(await endlessTasks(world))];
}

/** P1, P2: a mail arrives once, or its writer hears that it has not been sent. */
function mailsGoneWrong({ ledger, shop }: World): readonly string[] {
  const arrivals = (text: string) => shop.api.mails.arrived().filter((mail) => mail.text === text).length;
  const lost = [...ledger.mails].filter(([text, asked]) => asked === 'later' && arrivals(text) === 0);
  const untold = ledger.areTasksUnsure ? [] : lost.filter(([text]) => !ledger.mailsNotSent.has(text));
  return [
    ...[...ledger.mails.keys()].flatMap((text) =>
      arrivals(text) > 1 ? [`P2: ${text} arrived ${arrivals(text)} times`] : [],
    ),
    ...[...ledger.mails].flatMap(([text, asked]) =>
      asked === 'done' && arrivals(text) === 0 ? [`P1: ${text} was told to be sent, and never arrived`] : [],
    ),
    ...untold.map(([text]) => `P1: ${text} was to be sent later, and nobody heard that it is not`),
  ];
}

/** P1, P3: a customer has the last name that was told to be theirs, or one that was asked for later, and none of anybody else. */
function namesGoneWrong({ shop: { api }, visitors, ledger, idOf }: World): readonly string[] {
  return visitors().flatMap((who) => {
    const has = api.accounts.find(`${who}@mail.test`)?.customer.firstName ?? '';
    if (!has.startsWith(who)) return [`P3: ${who} has the name ${has}`];
    const asked = [...(ledger.names.get(idOf(who)) ?? [])];
    const promised = asked.findLastIndex(([, answer]) => answer === 'done' || answer === 'later');
    const isKept = ledger.areTasksUnsure || ledger.isRefused || asked.findIndex(([name]) => name === has) >= promised;
    return isKept ? [] : [`P1: ${who} was promised the name ${asked[promised]?.[0]}, and has ${has}`];
  });
}

/** P6: no task waits when nothing is wrong any more and everybody was here. */
async function endlessTasks({ stores }: World): Promise<readonly string[]> {
  const page = await stores.tasks.page(null, 1_000);
  if (page.kind === 'failed') return ['P6: the tasks cannot be read'];
  const waiting = page.value.records.filter(({ isTransmitted }) => !isTransmitted);
  return waiting.map(({ endpoint }) => `P6: a task still waits: ${endpoint}`);
}
