'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { PINCODE_PATTERN } from '#lib/contract/vocabulary.ts';
import { stateCodeOf } from '#lib/shared/gst.ts';
import { localStateName } from '#lib/shared/language/local-state-name.ts';
import { canonicalField } from '#lib/storefront/account/addresses/rules.ts';
import { fetchPlace, type PincodePlace } from '#lib/storefront/catalogue/client.ts';

type Filled = 'city' | 'stateCode';
type Control = HTMLInputElement | HTMLSelectElement;

/** The hint about the place of a pincode, for the line below it. */
export interface PincodeHint {
  deliverable: boolean;
  /** City and state of the pincode where they differ from the typed ones; empty where they do not. */
  other: string;
  /** The name of the pincode's state; empty where it is unknown. */
  state: string;
}

interface PincodeLookup {
  hint: PincodeHint | null;
  /** Handler for every input in the pincode field. */
  lookUp: () => void;
  /** Overwrites the typed city and state with those of the pincode, at the shopper's request. */
  apply: () => void;
}

const controlOf = (form: HTMLFormElement, name: string): Control | null => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
};

/**
 * Fills city and state from the pincode without blocking typing, and never overwrites what the shopper typed.
 */
export function usePincodeLookup(form: RefObject<HTMLFormElement | null>): PincodeLookup {
  const [hint, setHint] = useState<PincodeHint | null>(null);
  /** The values filled in by this hook: only these may be filled in again. */
  const filled = useRef<Partial<Record<Filled, string>>>({});
  const pending = useRef({ pincode: '', controller: new AbortController() });
  const found = useRef<Partial<Record<Filled, string>>>({});

  const fill = useCallback(
    (overwrite: boolean) => {
      if (!form.current) return true;
      let agrees = true;
      for (const [name, value] of Object.entries(found.current)) {
        const control = controlOf(form.current, name);
        if (!control) continue;
        const isOurs = control.value === '' || control.value === filled.current[name as Filled];
        if (overwrite || isOurs) {
          control.value = value;
          filled.current[name as Filled] = value;
        } else if (control.value.trim().toLowerCase() !== value.toLowerCase()) agrees = false;
      }
      return agrees;
    },
    [form],
  );

  const settle = useCallback(
    (place: PincodePlace | null) => {
      const code = stateCodeOf(place?.state ?? '');
      found.current = { ...(place?.city && { city: place.city }), ...(code && { stateCode: code }) };
      const agrees = fill(false);
      const state = localStateName(place?.state ?? '');
      const name = [place?.city, state].filter(Boolean).join(', ');
      setHint(place && { deliverable: place.deliverable, other: agrees ? '' : name, state });
    },
    [fill],
  );

  const lookUp = useCallback(() => {
    const control = form.current && controlOf(form.current, 'pincode');
    const pincode = canonicalField('pincode', control?.value ?? '');
    if (pincode === pending.current.pincode) return;
    pending.current.controller.abort();
    pending.current = { pincode, controller: new AbortController() };
    setHint(null);
    if (!PINCODE_PATTERN.test(pincode)) return;
    const { signal } = pending.current.controller;
    void fetchPlace(pincode, signal).then((place) => {
      if (!signal.aborted) settle(place);
    });
  }, [form, settle]);

  // On mount: the browser may have filled in the form, and a saved address is looked up before anything is
  // typed.
  useEffect(() => {
    lookUp();
    return () => {
      pending.current.controller.abort();
      pending.current.pincode = '';
    };
  }, [lookUp]);

  return {
    hint,
    lookUp,
    apply: () => {
      fill(true);
      // The pressed button disappears with its line, so the focus moves to the first field that was filled in.
      const [first] = Object.keys(found.current);
      if (form.current && first !== undefined) controlOf(form.current, first)?.focus();
      setHint((before) => before && { ...before, other: '' });
    },
  };
}
