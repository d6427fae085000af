import { MAX_SETTLEMENT_CELL, MAX_SETTLEMENT_COLUMN } from '#lib/contract/settlement-vocabulary.ts';
import type { ListRow } from './read-list.ts';

/** The columns of reports that name a payment or refund, the first that is filled: `entity_id`, else one such as `payment_id`. */
const SUBJECT_COLUMNS = [/^entity_?id$/, /^\w*pay\w*id$/];

/** Whether columns name payments or refunds, as the header of a settlement report does. */
export function isSettlementHeader(columns: ReadonlySet<string>): boolean {
  return [...columns].some((name) => SUBJECT_COLUMNS.some((pattern) => pattern.test(name)));
}

/**
 * Divides the rows of a settlement report into calls of at most `most` rows. Rows of one payment stay in one call, because
 * their sum is one line, unless they alone are more. The order of first appearance stays.
 */
export function settlementBatches(rows: readonly ListRow[], most: number): ListRow[][] {
  const groups = Map.groupBy(rows, (row) => subjectOf(row) ?? row);
  const batches: ListRow[][] = [];
  let batch: ListRow[] = [];
  for (const group of groups.values()) {
    for (let start = 0; start < group.length; start += most) {
      const part = group.slice(start, start + most);
      if (batch.length + part.length > most) {
        batches.push(batch);
        batch = [];
      }
      batch = [...batch, ...part];
    }
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}

/**
 * A row as ImportSettlements takes it. Notes and the like may be longer than it takes; what is left out of them says nothing
 * about money, and an id that is too long is refused when it is cut, too.
 */
export function settlementCells({ cells }: ListRow): Record<string, string> {
  const taken = [...cells].filter(([name]) => name.length <= MAX_SETTLEMENT_COLUMN);
  return Object.fromEntries(taken.map(([name, cell]) => [name, cell.slice(0, MAX_SETTLEMENT_CELL)]));
}

function subjectOf({ cells }: ListRow): string | undefined {
  for (const pattern of SUBJECT_COLUMNS) {
    const column = [...cells.keys()].find((name) => pattern.test(name));
    if (column !== undefined) return cells.get(column);
  }
  return undefined;
}

/** What the calls of one report answered, as one answer: numbers summed, months and differences together. */
export function joinedImports<Part extends { Months: readonly string[]; Differences: readonly unknown[] }>(
  first: Part,
  others: readonly Part[],
): Part {
  const parts = [first, ...others];
  const figures = Object.keys(first).flatMap((name) => {
    const amounts = parts.map((part) => part[name as keyof Part]);
    return amounts.every((amount) => typeof amount === 'number')
      ? [[name, amounts.reduce((sum, one) => sum + one, 0)]]
      : [];
  });
  return {
    ...first,
    ...Object.fromEntries(figures),
    Months: [...new Set(parts.flatMap(({ Months }) => Months))].toSorted(),
    Differences: parts.flatMap(({ Differences }) => Differences),
  };
}
