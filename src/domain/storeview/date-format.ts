/** How the shop writes moments: the day, then the time, each as its reader does (CONF-18). */
export const DATE_FORMAT = 'l LT';

/** What a date format is made of: the day and the time as a locale writes them, or their parts; the rest stays as it is. */
export const DATE_MARKS = /LT|l|YYYY|MM|DD|HH|mm|ss|Z/g;
