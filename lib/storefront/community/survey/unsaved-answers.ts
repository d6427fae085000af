import * as paths from '#lib/shared/paths.ts';
import type { SubmittedAnswers, SurveyAnswer, SurveyAnswers } from './types.ts';

/** Key of sessionStorage: this tab's unconfirmed answers, with their survey. */
const KEY = 'surveyUnsaved';

type SurveyReference = Omit<SubmittedAnswers, 'answers'>;

const nameOf = ({ template, site, token, version }: SurveyReference) =>
  `${paths.survey(template, site, token)} ${version}`;

function isAnswer(value: unknown): value is SurveyAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { score, choices, text } = value as Record<string, unknown>;
  const isScore = score === null || typeof score === 'number';
  return isScore && typeof text === 'string' && Array.isArray(choices) && choices.every((id) => typeof id === 'string');
}

function write(survey: SurveyReference, answers: SurveyAnswers): void {
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ survey: nameOf(survey), answers }));
  } catch {
    // The storage may be full or blocked; then only the server has the answers.
    return;
  }
}

/**
 * Stores answers in this tab: a save that starts as the page is left may reach the server after the page was loaded
 * again.
 */
export function saveUnsavedAnswers({ answers, ...survey }: SubmittedAnswers): void {
  write(survey, { ...unsavedAnswers(survey), ...answers });
}

/** The unconfirmed answers to this version of a survey; null where there are none. */
export function unsavedAnswers(survey: SurveyReference): SurveyAnswers | null {
  try {
    const stored: { survey?: unknown; answers?: object } | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (stored?.survey !== nameOf(survey)) return null;
    const entries = Object.entries(stored.answers ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, SurveyAnswer] => isAnswer(entry[1])));
  } catch {
    // The storage is blocked or contains an invalid text: nothing is known.
    return null;
  }
}

/** Removes confirmed answers, unless the shopper has changed them since. */
export function clearUnsavedAnswers({ answers, ...survey }: SubmittedAnswers): void {
  const stored = unsavedAnswers(survey);
  if (!stored) return;
  const isSaved = (id: string) => JSON.stringify(stored[id]) === JSON.stringify(answers[id]);
  write(survey, Object.fromEntries(Object.entries(stored).filter(([id]) => !isSaved(id))));
}
