/** How many pieces of which lines, by the id of the line. */
export type ChosenPieces = ReadonlyMap<string, number>;

/** Every field of a form that chooses pieces of a line is named so, before the id of the line. */
export const PIECES_FIELD = 'pieces-';

const MOST = 100;
const LINE_ID = /^[\w-]{1,64}$/;
const COUNT = /^\d{1,3}$/;

function countOf(text: string): number {
  return COUNT.test(text) ? Math.min(Number(text), MOST) : 0;
}

function chosen(entries: readonly (readonly [string, string])[]): ChosenPieces {
  const counted = entries.map(([id, count]) => [id, countOf(count)] as const);
  return new Map(counted.filter(([id, count]) => count > 0 && LINE_ID.test(id)));
}

/** Pieces as the address of a page carries them: `line-1.2,line-3.1`. */
export function writePieces(pieces: ChosenPieces): string {
  return [...pieces].map(([id, count]) => `${id}.${count}`).join(',');
}

/** Reads what `writePieces` wrote; what is written otherwise is left out. */
export function readPieces(text: string): ChosenPieces {
  return chosen(
    text.split(',').map((entry) => {
      const [id = '', count = ''] = entry.split('.');
      return [id, count] as const;
    }),
  );
}

/** The pieces that the fields of a form choose. */
export function piecesOfFields(fields: Readonly<Record<string, unknown>>): ChosenPieces {
  const entries = Object.entries(fields).filter(
    (entry): entry is [string, string] => entry[0].startsWith(PIECES_FIELD) && typeof entry[1] === 'string',
  );
  return chosen(entries.map(([name, count]) => [name.slice(PIECES_FIELD.length), count]));
}
