import type { CallData, CallRequest } from '../../api/call.ts';

type PhoneOrder = CallRequest<'PlacePhoneOrder'>;

/** The customer of an order by phone, and where it goes, as typed. */
export interface PhoneCustomer {
  mobile: string;
  name: string;
  email: string;
  address: Pick<PhoneOrder['Address'], 'FullName' | 'Pincode' | 'AddressLine1' | 'City' | 'StateCode'> & {
    AddressLine2: string;
    Landmark: string;
  };
  gstin: string;
}

export const NOBODY: PhoneCustomer = {
  mobile: '',
  name: '',
  email: '',
  address: { FullName: '', Pincode: '', AddressLine1: '', AddressLine2: '', Landmark: '', City: '', StateCode: '' },
  gstin: '',
};

type SavedAddress = CallData<'DeskCustomer'>['Addresses'][number];

/** An address of the customer's address book, as it is typed. */
export function typedAddress(saved: SavedAddress): PhoneCustomer['address'] {
  const { FullName, Pincode, AddressLine1, AddressLine2, Landmark, City, StateCode } = saved;
  return { FullName, Pincode, AddressLine1, AddressLine2, Landmark, City, StateCode };
}

/** The part of the request about the customer. The parcel is for whoever the address names, or the customer. */
export function phoneCustomerFields({ mobile, name, email, address, gstin }: PhoneCustomer) {
  return {
    Mobile: mobile,
    Name: name.trim(),
    Email: email.trim(),
    Address: { ...address, FullName: address.FullName.trim() || name.trim(), Mobile: mobile },
    GSTIN: gstin.trim().toUpperCase(),
  } satisfies Partial<PhoneOrder>;
}

/** The ten digits of a mobile number as it is read out: with spaces, a zero or +91 before it. */
export function mobileDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length > 10 ? digits.replace(/^(?:0|91)+(?=\d{10}$)/, '') : digits;
}
