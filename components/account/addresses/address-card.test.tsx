/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import { AddressCard } from './address-card';

const ADDRESS: Address = {
  id: 'a1',
  type: 'home',
  fullName: 'Asha Rao',
  mobile: '9876543210',
  alternateMobile: '',
  addressLine1: 'MG Road',
  addressLine2: 'MG Road',
  landmark: '',
  city: 'Bengaluru',
  stateCode: '29',
  state: 'Karnataka',
  pincode: '560001',
  gstin: '',
  isDefault: true,
};

test('an address card shows address lines that are identical', () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<AddressCard address={ADDRESS} />);
  expect(screen.getAllByText('MG Road')).toHaveLength(2);
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});
