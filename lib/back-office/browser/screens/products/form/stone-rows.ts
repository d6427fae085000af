import { numberTyped, typedText } from '../../../parts/fields/typed-number.ts';

type Stone = Readonly<Record<string, unknown>>;

/** The columns of the stones of a piece. */
export const STONE_COLUMNS = [
  { field: 'Type', title: 'Stone' },
  { field: 'Carat', title: 'Carat' },
  { field: 'Cut', title: 'Cut' },
  { field: 'Clarity', title: 'Clarity' },
  { field: 'Colour', title: 'Colour' },
  { field: 'Count', title: 'Number' },
] as const;

/** The stones that a value states; what is no stone is left out. */
export function stonesOf(value: unknown): Stone[] {
  return Array.isArray(value) ? value.filter((stone) => typeof stone === 'object' && stone !== null) : [];
}

/** The cells of stones, a row each. */
export function stoneCells(stones: readonly Stone[]): string[][] {
  return stones.map((stone) => STONE_COLUMNS.map(({ field }) => typedText(stone[field])));
}

/** The stones that rows of cells state: an empty cell states nothing, a new stone is one. */
export function stonesOfCells(cells: readonly (readonly string[])[]): Stone[] {
  return cells.map((row) => {
    const [Type = '', carat = '', cut = '', clarity = '', colour = '', count = ''] = row.map((cell) => cell.trim());
    return {
      Type,
      Carat: numberTyped(carat) ?? null,
      Cut: cut || null,
      Clarity: clarity || null,
      Colour: colour || null,
      Count: numberTyped(count) ?? 1,
    };
  });
}
