import { maskedContact } from './masked-contact.ts';

test.each([
  ['9876543210', '••••• •3210'],
  ['asha.rao@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
])('the contact %s is masked as %s', (contact, shown) => expect(maskedContact(contact)).toBe(shown));
