import type { ReturnKind } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { CONTINUED_FIELD, isSelectionField, returnSelectionFields, type SelectedLine } from './selection.ts';

/**
 * The page of a return or exchange with the choices of its first steps. `fields`: those of any of its forms.
 */
export function returnSelectionPath(fields: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const chosen = texts.filter(([name]) => isSelectionField(name));
  const textOf = (name: string) => texts.find(([known]) => known === name)?.[1] ?? '';
  const page = paths.orderAction(textOf('kind') === 'exchange' ? 'exchange' : 'return', textOf('order'));
  return chosen.length === 0 ? page : `${page}&${new URLSearchParams(chosen)}`;
}

interface Chosen {
  order: string;
  kind: ReturnKind;
  lines: readonly SelectedLine[];
}

/** The page of the step that follows the choices. */
export function nextStepPath({ order, kind, lines }: Chosen): string {
  return returnSelectionPath({ ...returnSelectionFields(lines), order, kind });
}

/** The page of the first step, with its choices filled in. */
export function firstStepPath({ order, kind, lines }: Chosen): string {
  const { [CONTINUED_FIELD]: _continued, ...fields } = returnSelectionFields(lines);
  return returnSelectionPath({ ...fields, order, kind });
}

/** The page that chooses the replacement for a line, with all other choices kept. */
export function replacementPath({ order, lines }: Omit<Chosen, 'kind'>, id: string): string {
  const open = lines.map((line) => (line.id === id ? { ...line, replacement: '' } : line));
  return nextStepPath({ order, kind: 'exchange', lines: open });
}
