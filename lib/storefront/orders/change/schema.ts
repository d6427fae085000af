import { z } from 'zod';
import { idempotencyKey, orderNumber } from '#lib/contract/fields.ts';
import { addressProblem, canonicalField } from '#lib/storefront/account/addresses/rules.ts';
import { sizesOfFields } from './sizes.ts';
import { CHANGED_FIELDS, type ChangedAddress } from './types.ts';

/** Names the form in the notes of a browser without scripts. */
export const CHANGE_FORM = 'order-change';
/** Its fields but those of sizes, in the order that those notes keep. */
export const CHANGE_FORM_FIELDS = ['order', 'key', ...CHANGED_FIELDS];

const text = z.string().max(2000).default('');
const typed = {
  fullName: text,
  mobile: text,
  alternateMobile: text,
  pincode: text,
  addressLine1: text,
  addressLine2: text,
  landmark: text,
  city: text,
} satisfies Record<keyof ChangedAddress, typeof text>;

/** The form that changes where an order goes, whom the courier calls, and its sizes. */
export const changeForm = z
  .looseObject({ order: orderNumber, key: idempotencyKey, ...typed })
  .transform((form) => {
    const entries = CHANGED_FIELDS.map((field) => [field, canonicalField(field, form[field])]);
    const address = Object.fromEntries(entries) as ChangedAddress;
    return { order: form.order, key: form.key, address, sizes: sizesOfFields(form) };
  })
  .superRefine(({ address }, context) => {
    for (const field of CHANGED_FIELDS) {
      const message = addressProblem(field, address[field], '');
      if (message !== null) context.addIssue({ code: 'custom', path: [field], message });
    }
  });
export type ChangeFormValues = z.output<typeof changeForm>;
