const MAIL = /[^\s@]@[^\s@]/;
/** An Indian mobile number, also with its country before it, and with spaces and dashes within. */
const MOBILE = /(?<!\d)(?:\+?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}(?!\d)/;

/** Whether a value of a campaign, which a careless mailing may have filled, is or holds a mail address or a mobile number. */
export function namesSomebody(value: string): boolean {
  return MAIL.test(value) || MOBILE.test(value);
}
