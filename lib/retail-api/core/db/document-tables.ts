import type { Generated } from 'kysely';

/** Tables of what tells bought pieces apart; part of `Database`, whose units they share. */
export interface DocumentTables {
  /** Marks of single pieces of a line, `piece` counted from 1, as they are known now; either may be empty. */
  line_pieces: {
    line_id: string;
    piece: number;
    huid: string;
    serial: string;
    /** As the invoice has had them ever since they were first known. */
    invoiced_huid: Generated<string>;
    invoiced_serial: Generated<string>;
    /** When they were written last; 0 where that was not kept. */
    marked_at: Generated<number>;
    /** When it was packed anew, so that it must have come back; null otherwise. */
    came_back_at: Generated<number | null>;
  };
}
