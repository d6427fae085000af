/** A contact as its owner knows it again and nobody else reads it: `••••• •3210`, or `a•••@example.com`. */
export function maskedContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  return at < 1 ? `••••• •${contact.slice(-4)}` : `${contact.slice(0, 1)}•••${contact.slice(at)}`;
}
