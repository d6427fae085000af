import { randomUUID } from 'node:crypto';
import { safeRedirect } from '#lib/shared/safe-redirect.ts';
import { ADDRESS_FORM, ADDRESS_FORM_FIELDS } from '#lib/storefront/account/addresses/schema.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-page.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';

/** What the address of a page with the form may ask for. */
export interface AddressSearch extends RefusedParameter {
  /** Where the shopper wants to go afterwards. */
  next?: string | string[];
}

interface OpenedForm {
  id: string;
  formKey: string;
  next: string;
  rendered: FormState;
}

/** The fields of a saved address as its form holds them. */
function fieldsOf(address: Address): Record<string, string> {
  const { id: _id, state: _state, isDefault, ...texts } = address;
  return { ...texts, ...(isDefault && { isDefault: 'on' }) };
}

/** What a form for an address begins with: as it came back without scripts, else the address, or nothing for a new one. */
export async function openForm(address: Address | null, search: AddressSearch): Promise<OpenedForm> {
  const id = address?.id ?? '';
  const returned = await readForm(ADDRESS_FORM, search, ADDRESS_FORM_FIELDS);
  const isThis = returned.values.intent === 'save' && (returned.values.id ?? '') === id;
  const rendered = isThis ? returned : { values: address ? fieldsOf(address) : {}, problems: {} };
  // The key of a form that came back goes on: its first sending may have been saved.
  return { id, formKey: rendered.values.key ?? randomUUID(), next: safeRedirect(search.next) ?? '', rendered };
}
