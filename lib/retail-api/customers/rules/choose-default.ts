interface BookEntry {
  guid: string;
  isDefault: boolean;
}

/**
 * The default address of a book: the requested one, else the current default, else the newest. Null only for an empty
 * book. `entries` is sorted newest first.
 */
export function chooseDefault(entries: readonly BookEntry[], requestedGuid: string | null): string | null {
  const chosen =
    entries.find(({ guid }) => guid === requestedGuid) ?? entries.find(({ isDefault }) => isDefault) ?? entries[0];
  return chosen?.guid ?? null;
}
