import * as m from '#messages';

// What a field tells the browser: its keyboard, its autofill, and how many characters it takes. There is room for more
// than a valid value has, so that what a shopper pastes arrives whole and is refused with a message.

export const MOBILE_INPUT = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 } as const;
export const EMAIL_INPUT = { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 } as const;
/** A person's full name. */
export const NAME_INPUT = { autoComplete: 'name', maxLength: 100 } as const;
export const PINCODE_INPUT = {
  // A getter, as for all labels here: the words are those of the request's language.
  get label() {
    return m.accountPincode();
  },
  inputMode: 'numeric',
  autoComplete: 'postal-code',
} as const;
/** The pincode to which a delivery day is shown: six digits, with a space. */
export const DELIVERY_PINCODE_INPUT = {
  get label() {
    return m.accountPincode();
  },
  inputMode: 'numeric',
  autoComplete: 'postal-code',
  name: 'pincode',
  maxLength: 7,
} as const;
/** A place in India. */
export const PLACE_INPUT = {
  get label() {
    return m.accountPlace();
  },
  autoComplete: 'postal-code',
} as const;
