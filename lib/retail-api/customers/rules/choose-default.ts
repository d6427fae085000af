interface BookEntry {
  guid: string;
  isDefault: boolean;
}

/**
 * Which address of a book is the default: the one just asked for, else the one it was, else the newest. Null for an
 * empty book alone. `entries` has the newest first.
 */
export function chooseDefault(entries: readonly BookEntry[], wanted: string | null): string | null {
  const chosen =
    entries.find(({ guid }) => guid === wanted) ?? entries.find(({ isDefault }) => isDefault) ?? entries[0];
  return chosen?.guid ?? null;
}
