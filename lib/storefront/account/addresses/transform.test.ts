import { NO_ADDRESS } from '#lib/contract/fields.ts';
import { toAddressBook, toAddressField, toSaveAddressRequest } from './transform.ts';

const wire = (AddressGUID: string, IsDefault: boolean) => ({
  AddressGUID,
  FullName: 'Asha Rao',
  Mobile: '9876543210',
  AlternateMobile: '',
  Pincode: '560001',
  AddressLine1: '12, Lake View',
  AddressLine2: '',
  Landmark: '',
  City: 'Bengaluru',
  StateCode: '29',
  State: 'Karnataka',
  Country: 'IN' as const,
  Type: 'home' as const,
  GSTIN: '',
  IsDefault,
});

test('the default address comes first, the others keep their order', () => {
  const book = toAddressBook({
    DefaultAddressGUID: 'c',
    Addresses: [wire('a', false), wire('b', false), wire('c', true)],
  });
  expect(book.defaultId).toBe('c');
  expect(book.addresses.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(book.addresses[0]).toMatchObject({ fullName: 'Asha Rao', state: 'Karnataka', type: 'home', isDefault: true });
});

test('an empty address book has no default', () => {
  expect(toAddressBook({ DefaultAddressGUID: NO_ADDRESS, Addresses: [] })).toEqual({
    defaultId: NO_ADDRESS,
    addresses: [],
  });
});

test('an address is saved with the fields that it was read with; a new address has no id yet', () => {
  const [address] = toAddressBook({ DefaultAddressGUID: 'a', Addresses: [wire('a', true)] }).addresses;
  if (!address) throw new Error('The book is empty.');
  const { State: _state, Country: _country, ...remaining } = wire('a', true);
  expect(toSaveAddressRequest({ ...address, key: undefined })).toEqual(remaining);
  expect(toSaveAddressRequest({ ...address, id: '', key: 'key-of-form' })).toMatchObject({
    AddressGUID: NO_ADDRESS,
    IdempotencyKey: 'key-of-form',
  });
});

test('a wire field of the retail API maps to a field of the address form, or to none', () => {
  expect(toAddressField('StateCode')).toBe('stateCode');
  expect(toAddressField('CustomerToken')).toBeUndefined();
  expect(toAddressField(undefined)).toBeUndefined();
});
