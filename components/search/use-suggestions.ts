'use client';

import { useEffect, useState } from 'react';
import { fetchSuggestions } from '#lib/storefront/search/client.ts';
import { type Answered, createSuggestionSource } from '#lib/storefront/search/suggestion-source.ts';

interface LiveSuggestions {
  /** The latest suggestions; null where there are none to show. */
  answered: Answered | null;
  /** Requests suggestions for the typed text. */
  request: (typed: string) => void;
}

/** Suggestions for the text while it is typed, requested with each keystroke. */
export function useSuggestions(): LiveSuggestions {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [source] = useState(() => createSuggestionSource({ fetchSuggestions, onChange: setAnswered, now: Date.now }));
  useEffect(() => () => source.stop(), [source]);
  return { answered, request: source.request };
}
