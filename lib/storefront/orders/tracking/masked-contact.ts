/** Masks a contact so that only its owner recognises it: `••••• •3210`, or `a•••@example.com`. */
export function maskedContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  return at < 1 ? `••••• •${contact.slice(-4)}` : `${contact.slice(0, 1)}•••${contact.slice(at)}`;
}
