'use client';

import { type FocusEvent, type FormEvent, useState } from 'react';
import { type AddressField, isAddressField } from '#lib/storefront/account/addresses/field-lengths.ts';
import { addressProblem, canonicalField } from '#lib/storefront/account/addresses/rules.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';

interface AddressChecks {
  /** The message of each field that is wrong as it stands. */
  shown: Problems;
  /** For the form: looks at a field that the shopper leaves. */
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /** For the form: a message goes as soon as its field is right, so that nothing moves from under a press of the button. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes what was seen since the last answer back, before another one is asked for. */
  reset: () => void;
}

const textOf = (form: HTMLFormElement, field: AddressField) =>
  canonicalField(field, String(new FormData(form).get(field) ?? ''));

/** Follows the problems of the last answer while the shopper mends them, field by field. */
export function useAddressChecks(problems: Problems): AddressChecks {
  const [seen, setSeen] = useState<Problems>({});
  const merged = Object.entries({ ...problems, ...seen });
  const shown = Object.fromEntries(merged.filter(([, message]) => message !== ''));

  const check = (form: HTMLFormElement, target: EventTarget, isWanted: (field: AddressField) => boolean) => {
    const name = 'name' in target ? String(target.name) : '';
    if (!isAddressField(name)) return;
    // The number has to be of the state's, so a change of the state is one of the number.
    const changed: AddressField[] = name === 'stateCode' ? ['stateCode', 'gstin'] : [name];
    const fields = changed.filter(isWanted);
    const stateCode = textOf(form, 'stateCode');
    const found = fields
      .map((field) => [field, textOf(form, field)] as const)
      // Who only passes through an empty field is not scolded.
      .filter(([field, text]) => text !== '' || shown[field] !== undefined)
      .map(([field, text]) => [field, addressProblem(field, text, stateCode) ?? '']);
    if (found.length > 0) setSeen((before) => ({ ...before, ...Object.fromEntries(found) }));
  };

  return {
    shown,
    onBlur: ({ currentTarget, target }) => check(currentTarget, target, () => true),
    onInput: ({ currentTarget, target }) => check(currentTarget, target, (field) => shown[field] !== undefined),
    reset: () => setSeen({}),
  };
}
