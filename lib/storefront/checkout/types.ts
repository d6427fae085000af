import type { MethodRefusal, PaymentMethod } from '#lib/contract/vocabulary.ts';
import type { CheckoutStep } from '#lib/shared/route-names.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import type { Serviceability } from '#lib/storefront/catalogue/types.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import type { GiftOptions } from '#lib/storefront/orders/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import type { Choices } from './choices.ts';

/** A payment method and whether it is available for the cart. */
export interface PaymentOption {
  method: PaymentMethod;
  /** Why it is not available; empty where it is. */
  refusal: MethodRefusal;
  /** The highest amount that it pays, in paise, where the order is above it. */
  maximum?: number;
  /** What it adds to the price of the cart, in paise. */
  charge?: number;
}

/** The payment options of the cart, delivered to a pincode. */
export interface PaymentOptions {
  options: PaymentOption[];
  /** What gift wrap adds to the price of the cart, in paise; 0 where it is free. */
  giftWrapCharge: number;
  /** True where the amount of the order requires a PAN. */
  panNeeded: boolean;
  /** True where payments are tests and no money is charged. */
  testPayment: boolean;
  /** Key of an order of this cart whose payment may have succeeded; empty where there is none. */
  checkingOrder: string;
}

/** The choices of the payment step that may have charges. */
export interface ChosenPayment {
  /** The selected method; empty where none is available. */
  method: PaymentMethod | '';
  isWrapped: boolean;
}

/** A store from which the cart can be collected, in the words of the page. */
export interface CollectStoreOption {
  code: string;
  name: string;
  address: string;
  /** `2.4 km away`, or empty. */
  distance: string;
  /** When an order that is placed now is ready: `Ready by 4:15 pm today`. */
  ready: string;
  hours: string;
}

/** Whether the cart can be collected from stores. */
export interface CollectOffer {
  /** The nearest first; empty where no store has every item. */
  stores: CollectStoreOption[];
  /** Whether an item is made for the shopper, so that no store can have it. */
  isMadeToOrder: boolean;
  keptDays: number;
}

/** All data of one shopper's checkout page. */
export interface Checkout {
  cart: Cart;
  shown: CheckoutStep;
  /** The first incomplete step. */
  left: CheckoutStep;
  /** The customer's name; empty for a guest, and where none is saved. */
  name: string;
  /** The mobile number, ten digits; empty for a guest. */
  mobile: string;
  choices: Choices;
  /** The address book, the default first. */
  book: Address[];
  /** The delivery address; null before it is chosen, like everything that depends on it. */
  address: Address | null;
  /** Null also where the address is not deliverable. */
  delivery: Serviceability | null;
  /** Whether the order is delivered express: chosen, and offered to the address. */
  isExpress: boolean;
  /** What standard delivery of the cart costs, in paise. */
  shipping: number;
  /** Whether orders can be collected from stores. */
  offersCollect: boolean;
  /** Null before an address is chosen, and where orders cannot be collected. */
  collect: CollectOffer | null;
  /** The store that was chosen, as long as it has every item. */
  collectFrom: CollectStoreOption | null;
  /** Whether the customer has agreed to updates by WhatsApp; null where there are none, and outside the delivery step. */
  agreedToWhatsApp: boolean | null;
  /** The billing address. */
  billing: Address | null;
  payment: PaymentOptions | null;
  /** What the payment step is priced for. */
  chosen: ChosenPayment;
  /** The EMI plans for the amount to pay; empty where it is not to be paid yet. */
  emiPlans: EmiPlan[];
  /** The gift options chosen so far; null where none are offered. */
  gift: GiftOptions | null;
}

/** The form of the open step. */
export interface StepForm {
  /** Idempotency key of this rendered form: submitting it twice has effect once. */
  key: string;
  /** The values of the form and their errors. */
  rendered: FormState;
}
