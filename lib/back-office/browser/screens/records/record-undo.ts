import type { EditedRecord } from './list-kinds.ts';

/** A row of a call that saves records of a list. */
export interface SentRow {
  Id: string;
  Action: 'save' | 'remove';
  ExpectedVersion: number;
  Position?: number;
  Fields?: Readonly<Record<string, unknown>>;
}

/**
 * The row that takes a saved one back. A changed record gets its fields and its place of before, a removed one is created
 * again, and a new one is removed. `version`: the one that the save answered, so that a change by somebody else is not lost.
 */
export function undoRow(before: EditedRecord, sent: SentRow, version: number): SentRow {
  const { Id, Position, Fields } = before;
  if (sent.Action === 'remove') return { Id, Action: 'save', ExpectedVersion: 0, Position, Fields };
  if (before.Version === 0) return { Id: sent.Id, Action: 'remove', ExpectedVersion: version };
  return {
    Id,
    Action: 'save',
    ExpectedVersion: version,
    ...(sent.Position !== undefined && { Position }),
    Fields: formerFields(Fields, sent.Fields ?? {}),
  };
}

/** What the changed fields were before; one that was not there is removed by null. */
export function formerFields(
  before: Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.keys(sent).map((name) => [name, before[name] ?? null]));
}
