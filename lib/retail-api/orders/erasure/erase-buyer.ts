import { FULFILMENT_STATES, type OrderAddressWire, type OrderState } from '#lib/contract/index.ts';
import type { OrderDocument } from '../order-document.ts';

/**
 * A sale as tax law requires it after its buyer's account is deleted: names, addresses and tax numbers stay, phone
 * numbers and email are removed. An open order keeps the phone number of its address and the message of a gift until
 * it is over.
 */
export function withoutContact(document: OrderDocument, state: OrderState): OrderDocument {
  const isOver = !FULFILMENT_STATES.includes(state);
  return {
    ...document,
    address: isOver ? withoutNumbers(document.address) : document.address,
    billingAddress: withoutNumbers(document.billingAddress),
    ...invoicedTo(document, withoutNumbers),
    ...(isOver && withoutMessage(document)),
    customer: { ...document.customer, mobile: '', email: '' },
  };
}

/** An order that never became a sale, without personal data: only the region it was for. */
export function withoutBuyer(document: OrderDocument): OrderDocument {
  return {
    ...document,
    address: withoutPerson(document.address),
    billingAddress: withoutPerson(document.billingAddress),
    ...invoicedTo(document, withoutPerson),
    ...withoutMessage(document),
    gstin: '',
    pan: '',
    customer: { name: '', mobile: '', email: '' },
  };
}

function invoicedTo(
  { invoicedAddress }: OrderDocument,
  forget: (address: OrderAddressWire) => OrderAddressWire,
): Pick<OrderDocument, 'invoicedAddress'> {
  return invoicedAddress ? { invoicedAddress: forget(invoicedAddress) } : {};
}

function withoutMessage({ gift }: OrderDocument): Pick<OrderDocument, 'gift'> {
  return gift ? { gift: { ...gift, Message: '' } } : {};
}

function withoutNumbers(address: OrderAddressWire): OrderAddressWire {
  return { ...address, Mobile: '', AlternateMobile: '' };
}

/** An address of which only the region is left. */
export function withoutPerson(address: OrderAddressWire): OrderAddressWire {
  const nowhere = { FullName: '', AddressLine1: '', AddressLine2: '', Landmark: '', City: '', GSTIN: '' };
  return { ...withoutNumbers(address), ...nowhere };
}
