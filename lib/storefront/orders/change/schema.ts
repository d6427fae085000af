import { z } from 'zod';
import { idempotencyKey, orderNumber } from '#lib/contract/fields.ts';
import { addressFieldProblem, canonicalField } from '#lib/storefront/account/addresses/rules.ts';
import { addressTextFields } from '#lib/storefront/account/addresses/schema.ts';
import { sizesOfFields } from './sizes.ts';
import { type AddressChange, CHANGED_FIELDS } from './types.ts';

/** Name of the form in the cookies of a browser without scripts. */
export const CHANGE_FORM = 'order-change';
/** The form's fields without the sizes, in the order in which those cookies save them. */
export const CHANGE_FORM_FIELDS = ['order', 'key', ...CHANGED_FIELDS];

const { stateCode: _stateCode, gstin: _gstin, ...changedTextFields } = addressTextFields;

/** The form that changes the delivery address, the contact for the courier, and sizes. */
export const changeForm = z
  .looseObject({ order: orderNumber, key: idempotencyKey, ...changedTextFields })
  .transform((form) => {
    const entries = CHANGED_FIELDS.map((field) => [field, canonicalField(field, form[field])]);
    const address = Object.fromEntries(entries) as AddressChange;
    return { order: form.order, key: form.key, address, sizes: sizesOfFields(form) };
  })
  .superRefine(({ address }, context) => {
    for (const field of CHANGED_FIELDS) {
      const message = addressFieldProblem(field, address[field], '');
      if (message !== null) context.addIssue({ code: 'custom', path: [field], message });
    }
  });
export type ChangeFormValues = z.output<typeof changeForm>;
