import type { Kysely } from 'kysely';
import { CANCEL_REASONS, EXCHANGE_ENDS, PAYMENT_METHODS } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { cancelReasonName, exchangeEndName } from '#lib/shared/reason-names.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import type { Database } from '../../core/db/schema.ts';
import { readOrderEvents } from '../order-events.ts';
import { type OrderLine, type OrderRow, readOrderLines } from '../order-repository.ts';

/** An audit entry as the order desk sees it. */
export interface AuditEntry {
  /** Epoch milliseconds. */
  At: number;
  /** `customer`, `store`, or `desk:` and a name. */
  By: string;
  Did: string;
  /** One readable line; empty if there is nothing to add. */
  Facts: string;
}

/** Facts that only the accounting needs. */
const INNER: ReadonlySet<string> = new Set(['reference', 'id']);

const FACT_NAMES: ReadonlyMap<string, string> = new Map([['pieces', 'items']]);

/** Everything that happened to an order and who did it, oldest first. */
export async function readOrderAudit(db: Kysely<Database>, order: OrderRow): Promise<AuditEntry[]> {
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
    .map(([name = '', text]) => `${FACT_NAMES.get(name) ?? name}: ${text}`)
    .join('; ');
}

function factText(name: string, value: unknown, lines: readonly OrderLine[]): string {
  if (name === 'amount') return formatPaise(Number(value));
  if (name === 'method') return methodText(value);
  if (name === 'reason') return reasonText(String(value));
  const text = valueText(value, lines);
  // Quoted, so that a shopper's text cannot be mistaken for the store's.
  return name === 'comment' ? JSON.stringify(text) : text;
}

function methodText(value: unknown): string {
  const method = PAYMENT_METHODS.find((candidate) => candidate === value);
  return method ? paymentMethodName(method) : '';
}

/** A shopper's reason or the end of an exchange by its name, and any other text as it was written. */
function reasonText(value: string): string {
  const reason = CANCEL_REASONS.find((candidate) => candidate === value);
  if (reason) return cancelReasonName(reason);
  const end = EXCHANGE_ENDS.find((candidate) => candidate === value);
  return end ? exchangeEndName(end) : inOneLine(value);
}

/** A fact as text: lines by their titles, everything else as it was recorded. */
function valueText(value: unknown, lines: readonly OrderLine[]): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, lines)).join(', ');
  if (typeof value !== 'object' || value === null) return value === null ? '' : inOneLine(String(value));
  return Object.entries(value)
    .map(([name, part]) => (name === 'lineId' ? titleOf(part, lines) : valueText(part, lines)))
    .filter((text) => text !== '')
    .join(' ');
}

/** A shopper's text could forge a line of the list, or reverse its direction. */
function inOneLine(text: string): string {
  return withoutInvisible(text.replaceAll(/[\s\p{Cc}]+/gu, ' ')).trim();
}

function titleOf(lineId: unknown, lines: readonly OrderLine[]): string {
  return lines.find(({ id }) => id === lineId)?.document.title ?? '';
}
