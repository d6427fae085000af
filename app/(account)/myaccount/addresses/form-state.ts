import { randomUUID } from 'node:crypto';
import { ADDRESS_FORM, ADDRESS_FORM_FIELDS } from '#lib/storefront/account/addresses/schema.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { readPincode } from '#lib/storefront/platform/session/read.ts';
import { safeRedirect } from '#lib/storefront/platform/site/safe-redirect.ts';

/** The query parameters of a page with the address form. */
export interface AddressSearch extends RefusedParameter {
  /** The path to go to after saving. */
  next?: string | string[];
}

interface OpenedForm {
  id: string;
  formKey: string;
  next: string;
  rendered: FormState;
}

/** Returns the fields of a saved address as the form names them. */
function fieldsOf(address: Address): Record<string, string> {
  const { id: _id, state: _state, isDefault, ...texts } = address;
  return { ...texts, ...(isDefault && { isDefault: 'on' }) };
}

/**
 * Returns the initial state of an address form: re-rendered after a submission without JavaScript, else the
 * saved address, or for a new one the pincode that the browser keeps.
 */
export async function openForm(address: Address | null, search: AddressSearch): Promise<OpenedForm> {
  const id = address?.id ?? '';
  const returned = await readForm(ADDRESS_FORM, search, ADDRESS_FORM_FIELDS);
  const isThis = returned.values.intent === 'save' && (returned.values.id ?? '') === id;
  const rendered = isThis
    ? returned
    : { values: address ? fieldsOf(address) : { pincode: await readPincode() }, problems: {} };
  // A returned form keeps its idempotency key, because its first submission may have been saved.
  return { id, formKey: rendered.values.key ?? randomUUID(), next: safeRedirect(search.next) ?? '', rendered };
}
