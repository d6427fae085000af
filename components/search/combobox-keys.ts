/** The list below the field: whether it shows, and which of its options a press of Enter would follow. */
export interface ComboboxState {
  open: boolean;
  /** Index of the option; -1 while the text itself is meant. */
  active: number;
}

/** What a key makes of the list; null where the key is the field's, the form's or the dialog's own. */
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
