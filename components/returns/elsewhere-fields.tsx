import type { RefObject } from 'react';
import type { FormState } from '#lib/forms/types.ts';
import { AddressFields } from '@/components/account/addresses/address-fields';
import { usePlace } from '@/components/account/addresses/use-place';

export interface ElsewhereFieldsProps extends FormState {
  form: RefObject<HTMLFormElement | null>;
}

/** Another address than the one of the order. */
export function ElsewhereFields({ form, values, problems }: ElsewhereFieldsProps) {
  const { hint, look, take } = usePlace(form);
  return <AddressFields values={values} problems={problems} hint={hint} onPincode={look} onTake={take} />;
}
