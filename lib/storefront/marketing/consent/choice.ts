import { NOTICE_VERSION, VISIT_PURPOSES, type VisitPurpose } from './purposes.ts';

/** A visitor's consent choice. */
export interface ConsentChoice {
  granted: readonly VisitPurpose[];
  /** Epoch milliseconds. */
  at: number;
}

/** The latest time that a Date can have. */
const LATEST = 8.64e15;

const isPurpose = (name: string): name is VisitPurpose => VISIT_PURPOSES.some((purpose) => purpose === name);

/** Formats the choice for its cookie: version of the notice, time, and the purposes granted. */
export function choiceText({ granted, at }: ConsentChoice): string {
  return [NOTICE_VERSION, at.toString(36), ...granted].join('.');
}

/**
 * Reads the format of `choiceText`; null for anything else, and for a choice under another version of the
 * notice.
 */
export function readChoice(text: string): ConsentChoice | null {
  const [version, time = '', ...names] = text.split('.');
  if (version !== NOTICE_VERSION || !/^[0-9a-z]{1,11}$/.test(time) || !names.every(isPurpose)) return null;
  const at = Number.parseInt(time, 36);
  // Rejects an impossible time and repeated purposes.
  const isWhole = at <= LATEST && new Set(names).size === names.length;
  return isWhole ? { granted: names.filter(isPurpose), at } : null;
}

/**
 * Whether a visitor has to be asked: not after the banner was dismissed, but again where the choice was made under
 * another version of the notice. Both parameters are values of cookies; undefined where there is none.
 */
export function needsConsentPrompt(isCookie: string | undefined, consent: string | undefined): boolean {
  if (isCookie !== 'false') return true;
  return consent !== undefined && readChoice(consent) === null;
}
