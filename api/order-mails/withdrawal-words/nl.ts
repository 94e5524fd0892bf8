import type { WithdrawalMailWords } from './words.ts';

export const nl: WithdrawalMailWords = {
  withdraw: 'Overeenkomst hier herroepen',
  subject: (order) => `We hebben je herroeping van bestelling ${order} ontvangen`,
  heading: 'We hebben je herroeping ontvangen',
  lookedAt: (day) =>
    `Iemand van de winkel bekijkt haar nu en schrijft je. Ze geldt vanaf de tijd hieronder; wat je toekomt, krijg je uiterlijk ${day} terug.`,
  notPacked: 'De bestelling was nog niet ingepakt en is geannuleerd: er wordt niets verzonden en niets hoeft terug.',
  sendBack: (day) => `Stuur de artikelen uiterlijk ${day} terug en schrijf het retournummer op het pakket.`,
  paysBack: (amount, day) =>
    `Je krijgt ${amount} terug, met de betaalde standaardlevering, uiterlijk ${day} en op de manier waarop je betaald hebt.`,
  mayWait: 'We mogen daarmee wachten tot de artikelen hier zijn of tot je laat zien dat je ze hebt verstuurd.',
  nothingDue: 'Je hebt er niets voor betaald, dus er is niets terug te betalen.',
  excepted: (names) => `Op maat gemaakt of niet verzonden, en daarom uitgezonderd: ${names}.`,
  notYou: 'Was jij dit niet? Schrijf ons met het nummer van de verklaring.',
  statementNumber: 'Nummer van de verklaring',
  receivedAt: 'Ontvangen op',
  name: 'Naam',
  email: 'E-mailadres',
  withdrawnFrom: 'Herroepen',
  wholeOrder: 'de hele bestelling',
};
