import { NOTICE_VERSION, VISIT_PURPOSES, type VisitPurpose } from './purposes.ts';

/** What a visitor has chosen. */
export interface ConsentChoice {
  granted: readonly VisitPurpose[];
  /** Epoch milliseconds. */
  at: number;
}

/** The last moment that a date can be. */
const LATEST = 8.64e15;

const isPurpose = (name: string): name is VisitPurpose => VISIT_PURPOSES.some((purpose) => purpose === name);

/** The choice as its cookie keeps it: version of the notice, time, and the purposes granted. */
export function choiceText({ granted, at }: ConsentChoice): string {
  return [NOTICE_VERSION, at.toString(36), ...granted].join('.');
}

/** Reads what `choiceText` wrote; null for anything else, and for a choice made under another notice. */
export function readChoice(text: string): ConsentChoice | null {
  const [version, time = '', ...names] = text.split('.');
  if (version !== NOTICE_VERSION || !/^[0-9a-z]{1,11}$/.test(time) || !names.every(isPurpose)) return null;
  const at = Number.parseInt(time, 36);
  // Somebody else's text, or each purpose once.
  const isWhole = at <= LATEST && new Set(names).size === names.length;
  return isWhole ? { granted: names.filter(isPurpose), at } : null;
}

/**
 * Whether a visitor is to be asked: not once the banner was dismissed, but anew where what was chosen then was chosen
 * under another notice. Both are values of cookies; undefined where there is none.
 */
export function needsConsentPrompt(isCookie: string | undefined, consent: string | undefined): boolean {
  if (isCookie !== 'false') return true;
  return consent !== undefined && readChoice(consent) === null;
}
