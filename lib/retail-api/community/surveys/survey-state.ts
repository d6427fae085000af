import type { SurveyState, SurveyTemplateWire } from '#lib/contract/index.ts';

/** The state of a survey for the shopper who opens it. `now` is in epoch milliseconds. */
export function surveyState(
  { Access, OpensAt, ClosesAt }: Pick<SurveyTemplateWire, 'Access' | 'OpensAt' | 'ClosesAt'>,
  { answered, hasToken }: { answered: boolean; hasToken: boolean },
  now: number,
): SurveyState {
  if (answered) return 'answered';
  if (OpensAt !== null && now < OpensAt) return 'not-open-yet';
  if (ClosesAt !== null && now >= ClosesAt) return 'closed';
  return Access === 'token' && !hasToken ? 'needs-token' : 'open';
}
