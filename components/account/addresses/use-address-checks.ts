'use client';

import { type FocusEvent, type FormEvent, useState } from 'react';
import { type AddressField, isAddressField } from '#lib/storefront/account/addresses/field-lengths.ts';
import { addressFieldProblem, canonicalField } from '#lib/storefront/account/addresses/rules.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';

interface AddressChecks {
  /** The message of each field that is currently invalid. */
  shown: Problems;
  /** The form calls it to validate a field when the shopper leaves it. */
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /**
   * The form calls it to remove a message as soon as its field is valid, so that the layout does not shift under a
   * click on the button.
   */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Discards the results since the last reply, before the next submission. */
  reset: () => void;
}

const textOf = (form: HTMLFormElement, field: AddressField) =>
  canonicalField(field, String(new FormData(form).get(field) ?? ''));

/** Tracks the problems of the last reply and updates them field by field while the shopper corrects them. */
export function useAddressChecks(problems: Problems): AddressChecks {
  const [seen, setSeen] = useState<Problems>({});
  const merged = Object.entries({ ...problems, ...seen });
  const shown = Object.fromEntries(merged.filter(([, message]) => message !== ''));

  const check = (form: HTMLFormElement, target: EventTarget, isWanted: (field: AddressField) => boolean) => {
    const name = 'name' in target ? String(target.name) : '';
    if (!isAddressField(name)) return;
    // The GSTIN depends on the state, so a change of the state validates the number again.
    const changed: AddressField[] = name === 'stateCode' ? ['stateCode', 'gstin'] : [name];
    const fields = changed.filter(isWanted);
    const stateCode = textOf(form, 'stateCode');
    const found = fields
      .map((field) => [field, textOf(form, field)] as const)
      // An empty field that the shopper only tabs through gets no message.
      .filter(([field, text]) => text !== '' || shown[field] !== undefined)
      .map(([field, text]) => [field, addressFieldProblem(field, text, stateCode) ?? '']);
    if (found.length > 0) setSeen((before) => ({ ...before, ...Object.fromEntries(found) }));
  };

  return {
    shown,
    onBlur: ({ currentTarget, target }) => check(currentTarget, target, () => true),
    onInput: ({ currentTarget, target }) => check(currentTarget, target, (field) => shown[field] !== undefined),
    reset: () => setSeen({}),
  };
}
