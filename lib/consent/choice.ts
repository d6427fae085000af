import { NOTICE_VERSION, VISIT_PURPOSES, type VisitPurpose } from './purposes.ts';

/** What a visitor has chosen. */
export interface Choice {
  granted: readonly VisitPurpose[];
  /** Epoch milliseconds. */
  at: number;
}

const isPurpose = (name: string): name is VisitPurpose => VISIT_PURPOSES.some((purpose) => purpose === name);

/** The choice as its cookie keeps it: version of the notice, time, and the purposes granted. */
export function choiceText({ granted, at }: Choice): string {
  return [NOTICE_VERSION, at.toString(36), ...granted].join('.');
}

/** Reads what `choiceText` wrote; null for anything else, and for a choice made under another notice. */
export function readChoice(text: string): Choice | null {
  const [version, time = '', ...granted] = text.split('.');
  const at = Number.parseInt(time, 36);
  if (version !== NOTICE_VERSION || !/^[0-9a-z]{1,11}$/.test(time) || !granted.every(isPurpose)) return null;
  return { granted, at };
}
