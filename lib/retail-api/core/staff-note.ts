import type { StaffNoteWire } from '#lib/contract/index.ts';

/** The most notes of staff about one order or customer: more would be read by nobody. */
export const MAX_STAFF_NOTES = 200;

interface StaffNoteRow {
  id: string;
  text: string;
  written_by: string;
  /** Epoch milliseconds. */
  written_at: number;
}

/** A note of staff in wire format. */
export function staffNoteWire({ id, text, written_by, written_at }: StaffNoteRow): StaffNoteWire {
  return { NoteId: id, At: written_at, By: written_by, Text: text };
}
