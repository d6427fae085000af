import { RETURN_REASONS, type ReturnReason } from '#lib/contract/vocabulary.ts';

/** A line that is to come back. */
export interface SelectedLine {
  /** Id of the line. */
  id: string;
  quantity: number;
  reason: ReturnReason;
  /** SKU of what is to come instead; empty where nothing is, or it was not chosen yet. */
  instead: string;
}

/** What was chosen of a line so far. */
export interface DraftLine {
  quantity: number;
  /** Empty where none was chosen. */
  reason: ReturnReason | '';
}

/** What a page's address, or a form, asks to send back, and what is missing in it. */
export interface ReturnSelection {
  lines: SelectedLine[];
  /** By the id of a line: everything that was chosen, be it whole or not. */
  drafts: ReadonlyMap<string, DraftLine>;
  /** Whether the first step was sent with it. */
  isAsked: boolean;
  /** Message by the name of the field. */
  problems: Record<string, string>;
}

/** Names of fields, each before the id of a line. */
export const SELECTION_FIELDS = { pieces: 'pieces-', reason: 'reason-', instead: 'instead-' } as const;
/** Stands in an address once the first step was sent. */
export const ASKED = 'asked';

const NOTHING_CHOSEN = 'Choose at least one item.';
const NO_REASON = 'Choose a reason.';
const SKU = /^[A-Za-z0-9._-]{1,60}$/;

type Fields = Readonly<Record<string, unknown>>;

const textOf = (fields: Fields, name: string) => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** Whether a field tells what is wished, and so stands in the address of a page. */
export function isSelectionField(name: string): boolean {
  return name === ASKED || Object.values(SELECTION_FIELDS).some((prefix) => name.startsWith(prefix));
}

/** Reads what is wished of lines that may come back; never more of one than may, and nothing of any other. */
export function parseReturnSelection(
  fields: Fields,
  lines: readonly { id: string; returnable: number }[],
): ReturnSelection {
  const drafts = new Map<string, DraftLine>();
  const selected: SelectedLine[] = [];
  const problems: Record<string, string> = {};
  for (const { id, returnable } of lines.filter((line) => line.returnable > 0)) {
    const count = textOf(fields, `${SELECTION_FIELDS.pieces}${id}`);
    const quantity = Math.min(/^\d{1,3}$/.test(count) ? Number(count) : 0, returnable);
    const reasonField = `${SELECTION_FIELDS.reason}${id}`;
    const reason = RETURN_REASONS.find((known) => known === textOf(fields, reasonField));
    const sku = textOf(fields, `${SELECTION_FIELDS.instead}${id}`);
    if (quantity > 0 || reason !== undefined) drafts.set(id, { quantity, reason: reason ?? '' });
    if (quantity === 0) continue;
    if (reason === undefined) problems[reasonField] = NO_REASON;
    else selected.push({ id, quantity, reason, instead: SKU.test(sku) ? sku : '' });
  }
  const isAsked = textOf(fields, ASKED) !== '';
  const isNothing = selected.length === 0 && Object.keys(problems).length === 0;
  if (isNothing && isAsked) problems[''] = NOTHING_CHOSEN;
  return { lines: selected, drafts, isAsked, problems };
}

/** A wish as the fields that `parseReturnSelection` reads, as if its first step were sent. */
export function returnSelectionFields(lines: readonly SelectedLine[]): Record<string, string> {
  return Object.fromEntries([
    [ASKED, '1'],
    ...lines.flatMap(({ id, quantity, reason, instead }) => [
      [`${SELECTION_FIELDS.pieces}${id}`, String(quantity)],
      [`${SELECTION_FIELDS.reason}${id}`, reason],
      ...(instead === '' ? [] : [[`${SELECTION_FIELDS.instead}${id}`, instead]]),
    ]),
  ]);
}
