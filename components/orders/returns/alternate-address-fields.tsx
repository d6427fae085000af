import type { RefObject } from 'react';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { AddressFields } from '@/components/account/addresses/address-fields';
import { usePincodeLookup } from '@/components/account/addresses/use-pincode-lookup';

export interface AlternateAddressFieldsProps extends FormState {
  form: RefObject<HTMLFormElement | null>;
}

/** The fields of a pickup address other than the order's address. */
export function AlternateAddressFields({ form, values, problems }: AlternateAddressFieldsProps) {
  const { hint, lookUp, apply } = usePincodeLookup(form);
  return <AddressFields values={values} problems={problems} hint={hint} onPincode={lookUp} onApply={apply} />;
}
