import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { Checkout, PaymentOption } from '#lib/storefront/checkout/types.ts';
import { testCart, testLine } from './cart.ts';

/** An address of the book; its name shows its id. */
const testAddress = (id: string, more: Partial<Address> = {}): Address => ({
  id,
  fullName: `Asha ${id}`,
  mobile: '9876543210',
  alternateMobile: '',
  pincode: '560001',
  addressLine1: '12, Lake View',
  addressLine2: '',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  stateCode: '29',
  gstin: '',
  type: 'home',
  isDefault: false,
  ...more,
});
const HOME = testAddress('home', { isDefault: true });
/** Two gateways, cash on delivery that is refused, and gift cards that are none. */
export const PAYMENT_OPTIONS: PaymentOption[] = [
  { method: 'razorpay', refusal: '' },
  { method: 'payu', refusal: '' },
  { method: 'cash-on-delivery', refusal: 'value' },
  { method: 'gift-card', refusal: 'unavailable' },
];
/** A checkout of two watches at its last step. */
export const TEST_CHECKOUT: Checkout = {
  cart: testCart([testLine('Ganga', 2)]),
  shown: 'payment',
  left: 'payment',
  name: 'Asha',
  mobile: '9876543210',
  choices: {},
  book: [HOME, testAddress('work')],
  address: HOME,
  billing: HOME,
  isExpress: false,
  shipping: 0,
  offersCollect: false,
  collect: null,
  collectFrom: null,
  agreedToWhatsApp: null,
  delivery: {
    pincode: '560001',
    city: 'Bengaluru',
    state: 'Karnataka',
    deliverable: true,
    cashOnDelivery: true,
    identityNeeded: false,
    earliestDate: '2026-11-23',
    latestDate: '2026-11-25',
    deliveryDays: '2-4',
    makingDays: 0,
    express: null,
  },
  payment: { options: PAYMENT_OPTIONS, panNeeded: false, giftWrapCharge: 0, testPayment: false, checkingOrder: '' },
  chosen: { method: 'payu', isWrapped: false },
  emiPlans: [],
  gift: null,
};
