const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

// The three formats of RFC 9110 5.6.7; the first is the common one.
const FIXDATE = /^[a-z]{3}, (\d\d) ([a-z]{3}) (\d{4}) (\d\d):(\d\d):(\d\d) gmt$/i;
const RFC850 = /^[a-z]{6,9}, (\d\d)-([a-z]{3})-(\d\d) (\d\d):(\d\d):(\d\d) gmt$/i;
const ASCTIME = /^[a-z]{3} ([a-z]{3}) ([ \d]\d) (\d\d):(\d\d):(\d\d) (\d{4})$/i;

/** Returns the date of a header; undefined when it is malformed. */
export function httpDate(text: string): Date | undefined {
  const fixed = FIXDATE.exec(text) ?? RFC850.exec(text);
  if (fixed) {
    const [, day, month, year, ...time] = fixed;
    return dateOf(fullYear(year), month, day, time);
  }
  const [, month, day, hours, minutes, secondsOf, year] = ASCTIME.exec(text) ?? [];
  return month === undefined ? undefined : dateOf(Number(year), month, day, [hours, minutes, secondsOf]);
}

function dateOf(year: number, month: string | undefined, day: string | undefined, time: unknown[]) {
  const at = MONTHS.indexOf(month?.toLowerCase() ?? '');
  const [hours = 0, minutes = 0, secondsOf = 0] = time.map(Number);
  return at < 0 ? undefined : new Date(Date.UTC(year, at, Number(day), hours, minutes, secondsOf));
}

/** A two-digit year more than 50 years in the future belongs to the previous century. */
function fullYear(text: string | undefined): number {
  const year = Number(text);
  if (text?.length !== 2) return year;
  const thisYear = new Date().getUTCFullYear();
  const guess = thisYear - (thisYear % 100) + year;
  return guess > thisYear + 50 ? guess - 100 : guess;
}
