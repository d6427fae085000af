/** How many pieces of which lines, by the id of the line. */
export type ItemSelection = ReadonlyMap<string, number>;

/** Every field of a form that chooses pieces of a line is named so, before the id of the line. */
export const QUANTITY_FIELD_PREFIX = 'pieces-';

const MOST = 100;
const LINE_ID = /^[\w-]{1,64}$/;
const COUNT = /^\d{1,3}$/;

function countOf(text: string): number {
  return COUNT.test(text) ? Math.min(Number(text), MOST) : 0;
}

function chosen(entries: readonly (readonly [string, string])[]): ItemSelection {
  const counted = entries.map(([id, count]) => [id, countOf(count)] as const);
  return new Map(counted.filter(([id, count]) => count > 0 && LINE_ID.test(id)));
}

/** Pieces as the address of a page carries them: `line-1.2,line-3.1`. */
export function formatItemSelection(selection: ItemSelection): string {
  return [...selection].map(([id, count]) => `${id}.${count}`).join(',');
}

/** Reads what `formatItemSelection` wrote; what is written otherwise is left out. */
export function parseItemSelection(text: string): ItemSelection {
  return chosen(
    text.split(',').map((entry) => {
      const [id = '', count = ''] = entry.split('.');
      return [id, count] as const;
    }),
  );
}

/** The pieces that the fields of a form choose. */
export function itemSelectionOfFields(fields: Readonly<Record<string, unknown>>): ItemSelection {
  const entries = Object.entries(fields).filter(
    (entry): entry is [string, string] => entry[0].startsWith(QUANTITY_FIELD_PREFIX) && typeof entry[1] === 'string',
  );
  return chosen(entries.map(([name, count]) => [name.slice(QUANTITY_FIELD_PREFIX.length), count]));
}
