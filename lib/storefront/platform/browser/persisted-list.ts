interface PersistedListOptions<Entry> {
  /** `sessionStorage`: until the tab is closed; `localStorage`: in every tab, until it is removed. */
  storage: 'sessionStorage' | 'localStorage';
  key: string;
  /** Parses a stored entry, which may have been written by anyone; null where it is invalid. */
  readEntry: (parsed: unknown) => Entry | null;
  maximum: number;
}

/** A short list that the store saves in the browser. */
interface PersistedList<Entry> {
  /** The same array while the entries do not change; empty where the browser's storage is blocked. */
  read: () => readonly Entry[];
  /** Replaces the entries; false where the browser's storage is blocked or full. */
  save: (entries: readonly Entry[]) => boolean;
  /**
   * Calls back after every change, in this tab or, with `localStorage`, in another one, until the returned
   * function is called.
   */
  onChange: (callback: () => void) => () => void;
}

/** Creates a list that is saved in the browser's storage. */
export function persistedList<Entry>({
  storage,
  key,
  readEntry,
  maximum,
}: PersistedListOptions<Entry>): PersistedList<Entry> {
  /** Event of `window`: the entries have changed. */
  const changed = `store:${key}`;
  const none: readonly Entry[] = [];
  let cachedText = '';
  let cached = none;

  function parse(text: string): readonly Entry[] {
    try {
      const parsed: unknown = JSON.parse(text);
      if (!Array.isArray(parsed)) return none;
      return parsed
        .map(readEntry)
        .filter((entry) => entry !== null)
        .slice(0, maximum);
    } catch {
      // The stored text was not written by this store.
      return none;
    }
  }

  return {
    read() {
      try {
        const text = window[storage].getItem(key) ?? '';
        if (text !== cachedText) [cachedText, cached] = [text, text === '' ? none : parse(text)];
        return cached;
      } catch {
        // Storage is blocked by the browser's settings.
        return none;
      }
    },
    save(entries) {
      try {
        if (entries.length > 0) window[storage].setItem(key, JSON.stringify(entries.slice(0, maximum)));
        else if (window[storage].getItem(key) === null) return true;
        else window[storage].removeItem(key);
      } catch {
        // Storage is blocked or full; the caller reports it where it matters.
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
