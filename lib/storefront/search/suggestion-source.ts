import { MINUTE_MS } from '#lib/shared/durations.ts';
import { isSearchable } from '#lib/shared/search-length.ts';
import { normaliseSearchText } from './rules.ts';
import type { Suggestions } from './types.ts';

/** Suggestions, and the text that they are for. */
export interface Answered {
  text: string;
  suggestions: Suggestions;
}

interface SuggestionSource {
  /** Requests suggestions for the typed text; the response to an earlier text is ignored from then on. */
  request(typed: string): void;
  stop(): void;
}

interface Settings {
  /** Fetches the suggestions for a text; null where there are none. May reject. */
  fetchSuggestions: (text: string, signal: AbortSignal) => Promise<Suggestions | null>;
  /** Called with the answer to the latest text; null where nothing is to be shown. */
  onChange: (answer: Answered | null) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

const REMEMBERED_MS = MINUTE_MS;
const REMEMBERED_TEXTS = 100;

/**
 * Answers texts as they are typed: only the latest one, from the cache where it was requested within the last
 * minute.
 */
export function createSuggestionSource({ fetchSuggestions, onChange, now }: Settings): SuggestionSource {
  const cache = new Map<string, { suggestions: Suggestions; at: number }>();
  let running = new AbortController();

  function remember(text: string, suggestions: Suggestions): void {
    cache.delete(text);
    cache.set(text, { suggestions, at: now() });
    const [oldest] = cache.keys();
    if (cache.size > REMEMBERED_TEXTS && oldest !== undefined) cache.delete(oldest);
  }

  async function fetchAndPublish(text: string, signal: AbortSignal): Promise<void> {
    let suggestions: Suggestions | null = null;
    try {
      suggestions = await fetchSuggestions(text, signal);
    } catch {
      // No network, or aborted by a later text: an error shows no suggestions.
    }
    if (suggestions) remember(text, suggestions);
    if (!signal.aborted) onChange(suggestions && { text, suggestions });
  }

  return {
    request(typed) {
      running.abort();
      running = new AbortController();
      const text = normaliseSearchText(typed);
      if (!isSearchable(text)) return onChange(null);
      const before = cache.get(text);
      if (before && now() - before.at < REMEMBERED_MS) return onChange({ text, suggestions: before.suggestions });
      void fetchAndPublish(text, running.signal);
    },
    stop: () => running.abort(),
  };
}
