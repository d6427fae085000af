import type { ReturnKind } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';
import type { ReturnSelection, SelectedLine } from './selection.ts';

/** The part of a return or exchange that a page asks for next. */
type ReturnStage =
  | { stage: 'items' }
  /** The replacement for one line. */
  | { stage: 'replacement'; line: SelectedLine }
  | { stage: 'details' };

/**
 * The stage of a selection: items with reasons, the replacement for each line of an exchange, then the
 * details.
 */
export function stageOf(
  kind: ReturnKind,
  { lines, problems, isContinued }: Omit<ReturnSelection, 'drafts'>,
): ReturnStage {
  if (!isContinued || lines.length === 0 || Object.keys(problems).length > 0) return { stage: 'items' };
  const open = kind === 'exchange' ? lines.find(({ replacement }) => replacement === '') : undefined;
  return open ? { stage: 'replacement', line: open } : { stage: 'details' };
}

const STAGES: Record<ReturnKind, readonly ReturnStage['stage'][]> = {
  return: ['items', 'details'],
  exchange: ['items', 'replacement', 'details'],
};

/** The number of the current step: `Step 1 of 2`. */
export function stageText(kind: ReturnKind, { stage }: Pick<ReturnStage, 'stage'>): string {
  return m.returnsStepOf({ step: STAGES[kind].indexOf(stage) + 1, total: STAGES[kind].length });
}
