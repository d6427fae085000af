import type { ReturnKind } from '#lib/contract/vocabulary.ts';
import type { ReturnSelection, SelectedLine } from './selection.ts';

/** What a page of a return or an exchange asks for next. */
export type ReturnStage =
  | { stage: 'pieces' }
  /** What is to come instead of one line. */
  | { stage: 'instead'; line: SelectedLine }
  | { stage: 'details' };

/** The stage of a wish: pieces with their reasons, of an exchange what comes instead of each, then everything else. */
export function stageOf(kind: ReturnKind, { lines, problems, isAsked }: Omit<ReturnSelection, 'drafts'>): ReturnStage {
  if (!isAsked || lines.length === 0 || Object.keys(problems).length > 0) return { stage: 'pieces' };
  const open = kind === 'exchange' ? lines.find(({ instead }) => instead === '') : undefined;
  return open ? { stage: 'instead', line: open } : { stage: 'details' };
}

const STAGES: Record<ReturnKind, readonly ReturnStage['stage'][]> = {
  return: ['pieces', 'details'],
  exchange: ['pieces', 'instead', 'details'],
};

/** How far the steps have come: `Step 1 of 2`. */
export function stageText(kind: ReturnKind, { stage }: Pick<ReturnStage, 'stage'>): string {
  return `Step ${STAGES[kind].indexOf(stage) + 1} of ${STAGES[kind].length}`;
}
