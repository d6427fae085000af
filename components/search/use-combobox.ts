'use client';

import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { fetchSuggestions } from '#lib/storefront/search/client.ts';
import { MAX_SEARCH_LENGTH } from '#lib/storefront/search/rules.ts';
import { type Answered, createSuggestionSource } from '#lib/storefront/search/suggestion-source.ts';
import { afterKey, type ComboboxState } from './combobox-keys';
import { type OptionGroup, optionGroups } from './option-groups';

/** The list state, and the suggestions that its index refers to. */
interface AnsweredList extends ComboboxState {
  of: Answered | null;
}

const SHOWN: AnsweredList = { open: true, active: -1, of: null };

export interface Combobox {
  text: string;
  answered: Answered | null;
  groups: OptionGroup[];
  /** The number of suggestions, without the option that leads to all results. */
  count: number;
  /** Whether the list is open. */
  expanded: boolean;
  /** The index of the option that Enter would follow; -1 where it would search for the text. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  type: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns the id of an option of a list. */
export function optionIdOf(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The state that the search field and its list share, by the combobox pattern of WAI-ARIA. */
export function useCombobox(): Combobox {
  const listId = useId();
  const optionId = (index: number) => optionIdOf(listId, index);
  const [text, setText] = useState('');
  const [list, setList] = useState(SHOWN);
  const { answered, request } = useSuggestions();
  const groups = useMemo(() => (answered ? optionGroups(answered.suggestions, answered.text) : []), [answered]);
  const optionCount = groups.reduce((sum, { options }) => sum + options.length, 0);
  const count = Math.max(0, optionCount - 1);
  const expanded = list.open && optionCount > 0;
  // In suggestions that arrived after the key, this index is another option, which the shopper did not choose.
  const active = expanded && list.of === answered ? list.active : -1;

  const type = (typed: string) => {
    const truncated = typed.slice(0, MAX_SEARCH_LENGTH);
    setText(truncated);
    setList(SHOWN);
    request(truncated);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, the keys belong to it.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      return document.getElementById(optionId(active))?.click();
    }
    const next = afterKey(event.key, { open: expanded, active }, optionCount);
    if (!next) return;
    event.preventDefault();
    setList({ ...next, of: answered });
    if (next.active >= 0) document.getElementById(optionId(next.active))?.scrollIntoView({ block: 'nearest' });
  };
  return { text, answered, groups, count, expanded, active, listId, optionId, type, onKeyDown };
}

interface LiveSuggestions {
  /** The latest suggestions; null where there are none to show. */
  answered: Answered | null;
  /** Requests suggestions for the typed text. */
  request: (typed: string) => void;
}

/** Suggestions for the text while it is typed, requested with each keystroke. */
function useSuggestions(): LiveSuggestions {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [source] = useState(() => createSuggestionSource({ fetchSuggestions, onChange: setAnswered, now: Date.now }));
  useEffect(() => () => source.stop(), [source]);
  return { answered, request: source.request };
}
