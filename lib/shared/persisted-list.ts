interface PersistedListOptions<Entry> {
  /** `sessionStorage`: until the tab is closed; `localStorage`: in every tab, until it is removed. */
  storage: 'sessionStorage' | 'localStorage';
  key: string;
  /** An entry as it was kept, which anybody may have written; null where it is none. */
  readEntry: (kept: unknown) => Entry | null;
  maximum: number;
}

/** A short list that a browser keeps for the store. */
export interface PersistedList<Entry> {
  /** The same array as long as the entries are the same; empty where the browser keeps nothing. */
  read: () => readonly Entry[];
  /** Keeps other entries in place of those; false where the browser keeps nothing. */
  keep: (entries: readonly Entry[]) => boolean;
  /** Calls back whenever they change, in this tab or, where every tab has them, in another, until the returned function is called. */
  onChange: (callback: () => void) => () => void;
}

/** Makes a list that outlives the page in the browser's storage. */
export function persistedList<Entry>({
  storage,
  key,
  readEntry,
  maximum,
}: PersistedListOptions<Entry>): PersistedList<Entry> {
  /** Of `window`: the entries are others now. */
  const changed = `samay:${key}`;
  const none: readonly Entry[] = [];
  let knownText = '';
  let known = none;

  function parse(text: string): readonly Entry[] {
    try {
      const kept: unknown = JSON.parse(text);
      if (!Array.isArray(kept)) return none;
      return kept
        .map(readEntry)
        .filter((entry) => entry !== null)
        .slice(0, maximum);
    } catch {
      // Somebody else wrote there.
      return none;
    }
  }

  return {
    read() {
      try {
        const text = window[storage].getItem(key) ?? '';
        if (text !== knownText) [knownText, known] = [text, text === '' ? none : parse(text)];
        return known;
      } catch {
        // Blocked by the browser's settings: nothing is kept.
        return none;
      }
    },
    keep(entries) {
      try {
        if (entries.length > 0) window[storage].setItem(key, JSON.stringify(entries.slice(0, maximum)));
        else if (window[storage].getItem(key) === null) return true;
        else window[storage].removeItem(key);
      } catch {
        // Blocked, or full: the caller says so where it matters.
        return false;
      }
      window.dispatchEvent(new Event(changed));
      return true;
    },
    onChange(callback) {
      const onEvent = (event: StorageEvent) => {
        if (event.key === key || event.key === null) callback();
      };
      window.addEventListener(changed, callback);
      window.addEventListener('storage', onEvent);
      return () => {
        window.removeEventListener(changed, callback);
        window.removeEventListener('storage', onEvent);
      };
    },
  };
}
