const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A day for people, in the store's time zone: `20 November 2026`; '' when it is no moment. */
export function dayInWords(timestamp: string): string {
  const moment = Date.parse(timestamp);
  return Number.isNaN(moment) ? '' : words.format(moment);
}
