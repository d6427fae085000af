import { type calls, type DataOf, SURVEY_SCORES, type SurveyQuestionWire } from '#lib/contract/index.ts';
import { sum } from '../../core/sum.ts';

type Tally = DataOf<typeof calls.surveyResults>['Questions'][number];

/** Number of times each score or choice of a question was given. */
export interface ValueCount {
  questionId: string;
  /** The score as text, or the choice id. */
  value: string;
  count: number;
}

/** The counts of a question with the statistics derived from them. */
export function tallyOf(
  question: SurveyQuestionWire,
  counts: readonly ValueCount[],
): Omit<Tally, 'Answered' | 'Texts'> {
  const { QuestionId, Kind, Text } = question;
  const count = (value: string) => counts.find((counted) => counted.value === value)?.count ?? 0;
  const Counts = valuesOf(question).map(({ value, text }) => ({ Value: value, Text: text, Count: count(value) }));
  const scores = Kind === 'rating' || Kind === 'nps' ? Counts : [];
  return {
    QuestionId,
    Kind,
    Text,
    Counts,
    Average: averageOf(scores),
    NetPromoterScore: Kind === 'nps' ? netPromoterScore(scores) : null,
  };
}

function valuesOf(question: SurveyQuestionWire): { value: string; text: string }[] {
  if (question.Kind === 'text') return [];
  if (question.Kind === 'single' || question.Kind === 'multiple') {
    return question.Choices.map(({ ChoiceId, Text }) => ({ value: ChoiceId, text: Text }));
  }
  const [min, max] = SURVEY_SCORES[question.Kind];
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const value = String(min + index);
    return { value, text: value };
  });
}

type Scored = Pick<Tally['Counts'][number], 'Value' | 'Count'>;

const countOf = (scores: readonly Scored[]) => sum(scores.map(({ Count }) => Count));

function averageOf(scores: readonly Scored[]): number | null {
  const count = countOf(scores);
  const total = sum(scores.map(({ Value, Count }) => Number(Value) * Count));
  return count === 0 ? null : Math.round((total / count) * 100) / 100;
}

/**
 * The percentage of promoters (9 and 10) minus that of detractors (0 to 6), to one decimal, as defined by F. Reichheld
 * in "The One Number You Need to Grow", Harvard Business Review, December 2003.
 */
function netPromoterScore(scores: readonly Scored[]): number | null {
  const count = countOf(scores);
  const of = (min: number, max: number) =>
    countOf(scores.filter(({ Value }) => Number(Value) >= min && Number(Value) <= max));
  return count === 0 ? null : Math.round(((of(9, 10) - of(0, 6)) / count) * 1000) / 10;
}
