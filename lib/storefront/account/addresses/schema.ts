import { z } from 'zod';
import { idempotencyKey } from '#lib/contract/fields.ts';
import { ADDRESS_TYPES } from '#lib/contract/vocabulary.ts';
import { ADDRESS_FIELDS } from './field-lengths.ts';
import { addressFieldProblem, canonicalField } from './rules.ts';
import type { AddressInput, AddressTexts } from './types.ts';

/** Name of the form in the cookies of a browser without scripts. */
export const ADDRESS_FORM = 'address';
/** Every field of the address book's forms, in the order in which those cookies save them. */
export const ADDRESS_FORM_FIELDS = ['intent', 'id', 'key', 'next', 'type', 'isDefault', ...ADDRESS_FIELDS];

const text = z.string().max(2000).default('');

/** The text fields of an address in a form. */
export const addressTextFields = {
  fullName: text,
  mobile: text,
  alternateMobile: text,
  pincode: text,
  addressLine1: text,
  addressLine2: text,
  landmark: text,
  city: text,
  stateCode: text,
  gstin: text,
} satisfies Record<keyof AddressTexts, typeof text>;

function canonicalTexts(fields: AddressTexts): AddressTexts {
  const entries = ADDRESS_FIELDS.map((field) => [field, canonicalField(field, fields[field])]);
  return Object.fromEntries(entries);
}

/** The form that adds or replaces an address. */
export const savedAddressForm = z
  .object({
    intent: z.literal('save'),
    /** Id of the address to replace. A malformed id is answered like an unknown one. */
    id: text,
    ...addressTextFields,
    type: z.enum(ADDRESS_TYPES).default('home'),
    /** A ticked checkbox. */
    isDefault: z.literal('on').optional(),
    key: idempotencyKey.optional().catch(undefined),
    /** The page to return to afterwards. */
    next: text,
  })
  .transform(({ isDefault, ...form }) => ({ ...form, ...canonicalTexts(form), isDefault: isDefault === 'on' }))
  .superRefine((form, context) => {
    for (const field of ADDRESS_FIELDS) {
      const message = addressFieldProblem(field, form[field], form.stateCode);
      if (message !== null) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

const removed = z.object({ intent: z.literal('remove'), id: text });
const preferred = z.object({ intent: z.literal('default'), id: text });

/** The forms of the address book; unknown fields are dropped. */
export const addressForm = z.discriminatedUnion('intent', [savedAddressForm, removed, preferred]);
export type AddressFormValues = z.output<typeof addressForm>;

/** Converts the fields of the form to an address to save. */
export function toAddressInput({
  intent: _intent,
  next: _next,
  ...input
}: z.output<typeof savedAddressForm>): AddressInput {
  return { ...input, key: input.key };
}
