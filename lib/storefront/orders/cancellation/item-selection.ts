/** The chosen quantities by line id. */
export type ItemSelection = ReadonlyMap<string, number>;

/** Prefix of the field names for quantities, before the id of the line. */
export const QUANTITY_FIELD_PREFIX = 'quantity-';

const MAX_QUANTITY = 100;
const LINE_ID = /^[\w-]{1,64}$/;
const COUNT = /^\d{1,3}$/;

function countOf(text: string): number {
  return COUNT.test(text) ? Math.min(Number(text), MAX_QUANTITY) : 0;
}

function chosen(entries: readonly (readonly [string, string])[]): ItemSelection {
  const counted = entries.map(([id, count]) => [id, countOf(count)] as const);
  return new Map(counted.filter(([id, count]) => count > 0 && LINE_ID.test(id)));
}

/** Formats a selection for the address of a page: `line-1.2,line-3.1`. */
export function formatItemSelection(selection: ItemSelection): string {
  return [...selection].map(([id, count]) => `${id}.${count}`).join(',');
}

/** Parses the format of `formatItemSelection`; invalid parts are left out. */
export function parseItemSelection(text: string): ItemSelection {
  return chosen(
    text.split(',').map((entry) => {
      const [id = '', count = ''] = entry.split('.');
      return [id, count] as const;
    }),
  );
}

/** Reads the selection from the fields of a form. */
export function itemSelectionOfFields(fields: Readonly<Record<string, unknown>>): ItemSelection {
  const entries = Object.entries(fields).filter(
    (entry): entry is [string, string] => entry[0].startsWith(QUANTITY_FIELD_PREFIX) && typeof entry[1] === 'string',
  );
  return chosen(entries.map(([name, count]) => [name.slice(QUANTITY_FIELD_PREFIX.length), count]));
}
