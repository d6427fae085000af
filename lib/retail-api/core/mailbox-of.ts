const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/**
 * The key by which a recipient is counted: a mobile as it is, an email address without the parts that lead to the
 * same mailbox (capitals, `+anything`, Gmail's dots and second domain). Messages go to the address as given.
 */
export function mailboxOf(recipient: string): string {
  const address = recipient.toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const host = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+', 1);
  return GOOGLE.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
