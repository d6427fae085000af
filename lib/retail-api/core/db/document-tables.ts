import type { Generated } from 'kysely';

/** Tables of the marks that identify sold pieces; part of `Database`, in the same units. */
export interface DocumentTables {
  /** Current marks of each piece of a line, `piece` counted from 1; either mark may be empty. */
  line_pieces: {
    line_id: string;
    piece: number;
    huid: string;
    serial: string;
    /** The mark on the invoice, since it was first recorded. */
    invoiced_huid: Generated<string>;
    invoiced_serial: Generated<string>;
    /** When the marks were last written; 0 if this was not recorded. */
    marked_at: Generated<number>;
    /** When the piece was packed again, which proves that it was returned; null otherwise. */
    came_back_at: Generated<number | null>;
  };
}
