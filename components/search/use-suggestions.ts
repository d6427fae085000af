'use client';

import { useEffect, useState } from 'react';
import { fetchSuggestions } from '#lib/storefront/search/client.ts';
import { type Answered, createSuggestionSource } from '#lib/storefront/search/suggestion-source.ts';

interface LiveSuggestions {
  /** The latest suggestions; null where there are none to show. */
  answered: Answered | null;
  /** Asks for what has just been typed. */
  request: (typed: string) => void;
}

/** Suggestions for what is being typed, asked for with the keystroke itself. */
export function useSuggestions(): LiveSuggestions {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [source] = useState(() => createSuggestionSource({ fetchSuggestions, tell: setAnswered, now: Date.now }));
  useEffect(() => () => source.stop(), [source]);
  return { answered, request: source.ask };
}
