import type { StoredRecord } from './plan-records.ts';

/** A record of a list as the contract has it; `Position` counts from 0. */
export function presentRecord(record: StoredRecord<object>, Position: number) {
  return { Id: record.id, Version: record.version, Position, Fields: { ...record.document } };
}
