/** The fields of a new address as its form sends them. */
export const TEST_ADDRESS_FIELDS = {
  intent: 'save',
  id: '',
  fullName: 'Asha Rao',
  mobile: '98765 43210',
  pincode: '560001',
  addressLine1: '12, Lake View',
  city: 'Bengaluru',
  stateCode: '29',
  type: 'home',
};
