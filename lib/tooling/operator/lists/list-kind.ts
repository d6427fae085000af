import type { RefusedRow } from '#lib/contract/index.ts';
import type { OperatorClient, OperatorReply } from '#lib/storefront/platform/retail-client/operator-client.ts';

/** A list that an operator sends, such as one of prices. `Row`: a row of its call. */
export interface ListKind<Row> {
  /** The field of the contract that each column fills; several names may mean the same one. */
  columns: Readonly<Record<string, string>>;
  /** The fields that every row has. */
  required: readonly string[];
  /** What a file must have, for a message. */
  needs: string;
  /** Whether a file with these fields can be read. */
  isComplete(fields: ReadonlySet<string>): boolean;
  /** A row of the call from cells by field. Throws WrongCell through `at`, which names the field that is read. */
  toRow(
    cells: ReadonlyMap<string, string>,
    at: <Value>(field: string, read: (cell: string) => Value) => Value | undefined,
  ): Row;
  /** What a row is about, for messages. */
  idOf(row: Row): string;
  /** Sends rows; a dry run is only checked. */
  send(client: OperatorClient, rows: readonly Row[], options: SendOptions): Promise<OperatorReply<SentRows>>;
}

export interface SendOptions {
  dryRun: boolean;
  idempotencyKey: string;
  note: string;
  by: string;
}

/** What the rows of a call do. */
export interface SentRows {
  /** Figures for the last line, such as `Quantities that changed: 12`. */
  counts: readonly { count: number; text: string }[];
  /** What each row does, in words; with what it is about, where another row must not say otherwise. */
  rows: readonly { Row: number; subjects: readonly string[]; text: string }[];
}

/** A row that is refused, by its line and column in the file. */
export interface Refusal {
  line: number;
  id: string;
  column: string;
  message: string;
}

/** The refusals of a reply; undefined where it names no rows. */
export function refusedRowsOf(reply: OperatorReply<unknown>): readonly RefusedRow[] | undefined {
  return !reply.ok && reply.reason === 'invalid' ? reply.rows : undefined;
}
