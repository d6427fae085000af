'use client';

import { type KeyboardEvent, useRef } from 'react';
import { INDIAN_STATES } from '#lib/shared/gst.ts';
import { localStateName } from '#lib/shared/language/local-state-name.ts';
import * as m from '#messages';
import { SelectField } from '@/components/ui/select-field';

/** After this pause a letter begins another search, as it does in a browser's own search of a list. */
const SEARCH_PAUSE_MS = 1000;

/**
 * The state of an address. Its value is the GST code in every language; browsers fill it in by the name, which they may
 * not know in the page's script, but the pincode that they fill in brings the state with it.
 */
export function StateField(field: { id: string; name: string; defaultValue: string; error: string }) {
  // By letters and not by a locale's rules, of which the server and a browser may have other versions.
  const states = INDIAN_STATES.map(({ code, name }) => ({ code, name: localStateName(name) })).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  return (
    <SelectField
      {...field}
      label={m.accountAddressState()}
      autoComplete="address-level1"
      onKeyDown={useSearchInLatinLetters()}
    >
      <option value="">{m.accountAddressChooseState()}</option>
      {states.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Finds a state by typing its English name where the list shows another: many keyboards have Latin letters alone. */
function useSearchInLatinLetters(): (event: KeyboardEvent<HTMLSelectElement>) => void {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    const { key, timeStamp, currentTarget: list } = event;
    if (!/^[a-z ]$/i.test(key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const before = timeStamp - typed.current.at < SEARCH_PAUSE_MS ? typed.current.text : '';
    const text = before + key.toLowerCase();
    const found = INDIAN_STATES.find(({ name }) => name.toLowerCase().startsWith(text));
    // The browser itself searches what is shown; a space alone opens the list.
    if (!found || localStateName(found.name) === found.name) return;
    event.preventDefault();
    typed.current = { text, at: timeStamp };
    list.value = found.code;
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  };
}
