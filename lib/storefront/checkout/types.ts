import type { MethodRefusal, PaymentMethod } from '#lib/contract/vocabulary.ts';
import type { CheckoutStep } from '#lib/shared/route-names.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import type { Serviceability } from '#lib/storefront/catalogue/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import type { Choices } from './choices.ts';

/** A way to pay as it stands with the cart. */
export interface PaymentOption {
  method: PaymentMethod;
  /** Empty where it can be chosen. */
  refusal: MethodRefusal;
}

/** How the cart could be paid, delivered to a pincode. */
export interface PaymentOptions {
  ways: PaymentOption[];
  /** The order would be of an amount that needs a PAN. */
  panNeeded: boolean;
  /** Payments are tests that take no money. */
  testPayment: boolean;
  /** Key of an order of this cart that may be paid already; empty where there is none. */
  checkingOrder: string;
}

/** All that the checkout shows of one shopper. */
export interface Checkout {
  cart: Cart;
  shown: CheckoutStep;
  /** The first step that is left. */
  left: CheckoutStep;
  /** Empty for a guest, and where none was given. */
  name: string;
  /** Ten digits; empty for a guest. */
  mobile: string;
  choices: Choices;
  /** The address book, the default first. */
  book: Address[];
  /** Where the order goes; null before it was chosen, as is what follows from it. */
  address: Address | null;
  /** Null also where nothing is delivered to. */
  delivery: Serviceability | null;
  /** Whom the bill names. */
  billing: Address | null;
  payment: PaymentOptions | null;
}

/** The form of the step that is open. */
export interface StepForm {
  /** Names this opened form, so that sending it twice does it once. */
  key: string;
  /** What stands in it, and what is wrong with it. */
  rendered: FormState;
}
