import type { Kysely } from 'kysely';
import { formatPaise } from '#lib/shared/money.ts';
import type { Database } from '../core/db/schema.ts';
import { type OrderLine, type OrderRow, readOrderLines } from './order-repository.ts';
import { readOrderEvents } from './read-order-events.ts';

/** Who did what to an order, as the desk reads it. */
interface AuditEntry {
  /** Epoch milliseconds. */
  At: number;
  /** `customer`, `store`, or `desk:` and a name. */
  By: string;
  Did: string;
  /** In words, in one line; empty where there is nothing more to tell. */
  Facts: string;
}

/** What only the books need. */
const INNER: ReadonlySet<string> = new Set(['reference', 'id']);

/** Everything that happened to an order and who did it, the oldest first. */
export async function auditOf(db: Kysely<Database>, order: OrderRow): Promise<AuditEntry[]> {
  const events = await readOrderEvents(db, order);
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  return events.map(({ at, actor, kind, returnNumber, facts }) => ({
    At: at,
    By: actor,
    Did: kind,
    Facts: [returnNumber, factsText(facts, lines)].filter((part) => part !== '').join('; '),
  }));
}

function factsText(facts: Readonly<Record<string, unknown>>, lines: readonly OrderLine[]): string {
  return Object.entries(facts)
    .filter(([name]) => !INNER.has(name))
    .map(([name, value]) => [name, factText(name, value, lines)])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ');
}

function factText(name: string, value: unknown, lines: readonly OrderLine[]): string {
  if (name === 'amount') return formatPaise(Number(value));
  const text = valueText(value, lines);
  // Whatever a shopper writes, it reads as the shopper's.
  return name === 'comment' ? JSON.stringify(text) : text;
}

/** A fact in words: lines by their titles, everything else as it was written down. */
function valueText(value: unknown, lines: readonly OrderLine[]): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, lines)).join(', ');
  if (typeof value !== 'object' || value === null) return value === null ? '' : inOneLine(String(value));
  return Object.entries(value)
    .map(([name, part]) => (name === 'lineId' ? titleOf(part, lines) : valueText(part, lines)))
    .filter((text) => text !== '')
    .join(' ');
}

/** A shopper's words could forge a line of the list, or turn it around. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

function titleOf(lineId: unknown, lines: readonly OrderLine[]): string {
  return lines.find(({ id }) => id === lineId)?.document.title ?? '';
}
