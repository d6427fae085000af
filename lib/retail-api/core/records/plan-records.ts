import type { z } from 'zod';
import type { RecordChange, RefusedRow } from '#lib/contract/index.ts';

/** A row of a batch that saves records of a list. */
export interface RecordRow {
  id: string;
  action: 'save' | 'remove';
  /** The version that the caller saw; 0 for a record that does not exist yet. */
  expectedVersion: number;
  /** The place among its peers; undefined keeps it. */
  position: number | undefined;
  /** Fields that replace those of the stored document; null removes one. */
  fields: Readonly<Record<string, unknown>>;
}

/** A record as stored; a list is in its order. */
export interface StoredRecord<Document> {
  id: string;
  version: number;
  document: Document;
}

/** What a row does. */
interface RecordStep<Document> {
  row: number;
  id: string;
  change: RecordChange;
  existing: StoredRecord<Document> | undefined;
  /** Null for a removed record. */
  document: Document | null;
  version: number;
}

/** What rows do to a list; if any is refused or stale, nothing may be written. */
export interface RecordPlan<Document> {
  refused: RefusedRow[];
  /** `version`: that of the first stale row's record. */
  stale: { rows: RefusedRow[]; version: number };
  steps: RecordStep<Document>[];
  /** The list afterwards, in its order. */
  records: StoredRecord<Document>[];
}

interface PlanRules<Document extends object> {
  schema: z.ZodType<Document>;
  /** The document as a caller writes it, where it is stored in another form. */
  written?: (document: Document) => object;
  /** Whether two records are in one list with an order of its own; all are if omitted. */
  arePeers?: (one: string, other: string) => boolean;
}

/** Checks rows against a list and the schema of its documents. */
export function planRecords<Document extends object>(
  stored: readonly StoredRecord<Document>[],
  rows: readonly RecordRow[],
  { schema, written = (document) => document, arePeers = () => true }: PlanRules<Document>,
): RecordPlan<Document> {
  const plan: RecordPlan<Document> = { refused: [], stale: { rows: [], version: 0 }, steps: [], records: [] };
  const byId = new Map(stored.map((record) => [record.id, record]));
  const after = new Map(byId);
  const named = new Map<string, number>();
  let order = stored.map(({ id }) => id);
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const refuse = (Field: string, Message: string) => plan.refused.push({ Row: number, Field, Message });
    const existing = byId.get(row.id);
    const earlier = named.get(row.id);
    named.set(row.id, number);
    if (earlier !== undefined) {
      refuse('Id', `${row.id} is also in row ${earlier}`);
    } else if (row.expectedVersion !== (existing?.version ?? 0)) {
      plan.stale.rows.push({
        Row: number,
        Field: 'ExpectedVersion',
        Message: staleText(row.id, row.expectedVersion, existing?.version ?? 0),
      });
      if (plan.stale.rows.length === 1) plan.stale.version = existing?.version ?? 0;
    } else if (row.action === 'remove') {
      if (!existing) {
        refuse('Id', `there is no ${row.id}`);
        continue;
      }
      after.delete(row.id);
      order = order.filter((id) => id !== row.id);
      plan.steps.push({ row: number, id: row.id, change: 'removed', existing, document: null, version: 0 });
    } else {
      const before = existing && written(existing.document);
      const parsed = parsedFields(schema, { ...before, ...row.fields });
      if (!parsed.success) {
        for (const { path, message } of parsed.error.issues) refuse(path.join('.') || 'Fields', message);
        continue;
      }
      const moved = placed(order, row, arePeers);
      const isSame = existing !== undefined && isEqual(existing.document, parsed.data) && isEqual(moved, order);
      const change = existing === undefined ? 'created' : isSame ? 'unchanged' : 'changed';
      const version = (existing?.version ?? 0) + (isSame ? 0 : 1);
      order = moved;
      after.set(row.id, { id: row.id, version, document: parsed.data });
      plan.steps.push({ row: number, id: row.id, change, existing, document: parsed.data, version });
    }
  }
  plan.records = order.flatMap((id) => after.get(id) ?? []);
  return plan;
}

/** Why a row is stale whose caller saw another version than `version`; 0 for a record that does not exist. */
export function staleText(id: string, expectedVersion: number, version: number): string {
  if (version === 0) return `there is no ${id}; with version 0 it is created`;
  if (expectedVersion === 0) return `${id} exists already, in version ${version}`;
  return `${id} was changed by somebody else and is now in version ${version}`;
}

/** A null stands for itself where the schema takes it, and otherwise removes the field. */
function parsedFields<Document extends object>(schema: z.ZodType<Document>, fields: Record<string, unknown>) {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed;
  return schema.safeParse(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)));
}

/** The order with a record at its place among its peers. */
function placed(
  order: readonly string[],
  { id, position }: RecordRow,
  arePeers: (one: string, other: string) => boolean,
): string[] {
  if (position === undefined) return order.includes(id) ? [...order] : [...order, id];
  const others = order.filter((other) => other !== id);
  const next = others.filter((other) => arePeers(id, other))[position];
  const at = next === undefined ? others.length : others.indexOf(next);
  return others.toSpliced(at, 0, id);
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
