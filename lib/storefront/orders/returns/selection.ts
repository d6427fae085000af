import { RETURN_REASONS, type ReturnReason } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** A line selected for the return. */
export interface SelectedLine {
  /** Id of the line. */
  id: string;
  quantity: number;
  reason: ReturnReason;
  /** SKU of the replacement; empty where there is none, or it was not chosen yet. */
  replacement: string;
}

/** The choices made for a line so far. */
export interface DraftLine {
  quantity: number;
  /** Empty where none was chosen. */
  reason: ReturnReason | '';
}

/** The items selected for a return by a page's address or a form, and what is missing. */
export interface ReturnSelection {
  lines: SelectedLine[];
  /** All choices by line id, complete or not. */
  drafts: ReadonlyMap<string, DraftLine>;
  /** Whether the first step was submitted. */
  isContinued: boolean;
  /** Messages by field name. */
  problems: Record<string, string>;
}

/** Prefixes of field names, before the id of a line. */
export const SELECTION_FIELDS = { items: 'quantity-', reason: 'reason-', replacement: 'replacement-' } as const;
/** Query parameter that is set once the first step was submitted. */
export const CONTINUED_FIELD = 'continued';

const SKU = /^[A-Za-z0-9._-]{1,60}$/;

type Fields = Readonly<Record<string, unknown>>;

const textOf = (fields: Fields, name: string) => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** Whether a field is part of the selection, and so of the page's address. */
export function isSelectionField(name: string): boolean {
  return name === CONTINUED_FIELD || Object.values(SELECTION_FIELDS).some((prefix) => name.startsWith(prefix));
}

/** Parses the selection among returnable lines; quantities are limited, and other lines are ignored. */
export function parseReturnSelection(
  fields: Fields,
  lines: readonly { id: string; returnable: number }[],
): ReturnSelection {
  const drafts = new Map<string, DraftLine>();
  const selected: SelectedLine[] = [];
  const problems: Record<string, string> = {};
  for (const { id, returnable } of lines.filter((line) => line.returnable > 0)) {
    const count = textOf(fields, `${SELECTION_FIELDS.items}${id}`);
    const quantity = Math.min(/^\d{1,3}$/.test(count) ? Number(count) : 0, returnable);
    const reasonField = `${SELECTION_FIELDS.reason}${id}`;
    const reason = RETURN_REASONS.find((known) => known === textOf(fields, reasonField));
    const sku = textOf(fields, `${SELECTION_FIELDS.replacement}${id}`);
    if (quantity > 0 || reason !== undefined) drafts.set(id, { quantity, reason: reason ?? '' });
    if (quantity === 0) continue;
    if (reason === undefined) problems[reasonField] = m.ordersReasonMissing();
    else selected.push({ id, quantity, reason, replacement: SKU.test(sku) ? sku : '' });
  }
  const isContinued = textOf(fields, CONTINUED_FIELD) !== '';
  const isNothing = selected.length === 0 && Object.keys(problems).length === 0;
  if (isNothing && isContinued) problems[''] = m.returnsNothingChosen();
  return { lines: selected, drafts, isContinued, problems };
}

/** Formats a selection as fields for `parseReturnSelection`, as if its first step was submitted. */
export function returnSelectionFields(lines: readonly SelectedLine[]): Record<string, string> {
  return Object.fromEntries([
    [CONTINUED_FIELD, '1'],
    ...lines.flatMap(({ id, quantity, reason, replacement }) => [
      [`${SELECTION_FIELDS.items}${id}`, String(quantity)],
      [`${SELECTION_FIELDS.reason}${id}`, reason],
      ...(replacement === '' ? [] : [[`${SELECTION_FIELDS.replacement}${id}`, replacement]]),
    ]),
  ]);
}
