/** The list of suggestions: whether it is open, and which option Enter would follow. */
export interface ComboboxState {
  open: boolean;
  /** The index of the option; -1 while no option is active. */
  active: number;
}

/** Returns the list state after a key; null where the key is left to the field, the form or the dialog. */
export function afterKey(key: string, { open, active }: ComboboxState, count: number): ComboboxState | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return { open: true, active: open ? (active + 1) % count : 0 };
    case 'ArrowUp':
      return { open: true, active: open && active > 0 ? active - 1 : count - 1 };
    case 'Escape':
      return open ? { open: false, active: -1 } : null;
    default:
      return null;
  }
}
