const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/**
 * What a recipient is counted by: a mobile as it is, an e-mail address without the parts that lead to the same mailbox
 * (capitals, `+anything`, the dots and the second name of Gmail). Messages go to the address as it was given.
 */
export function mailboxOf(recipient: string): string {
  const address = recipient.toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const host = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+', 1);
  return GOOGLE.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
