/** The fields that can name the subject of an operator's call. */
const SUBJECTS = [
  'OrderNumber',
  'ReturnNumber',
  'MoneyBackId',
  'ReviewId',
  'QuestionId',
  'AnswerId',
  'Reference',
  'PhotoId',
  'TemplateCode',
  'StoreCode',
  'PageURL',
  'Subject',
] as const;

/** Recorded in place of a search text, which may be personal data. */
const SEARCHED = 'searched';

/** The subject of a request; empty if it names none. */
export function subjectOf(fields: unknown): string {
  const named = SUBJECTS.map((field) => textOf(fields, field)).find((text) => text !== '');
  if (named !== undefined) return named;
  if (textOf(fields, 'Search') !== '') return SEARCHED;
  return textOf(fieldOf(fields, 'Template'), 'TemplateCode');
}

/** Which of several steps a call performs; empty if it has only one. */
export function stepOf(fields: unknown): string {
  return textOf(fields, 'Step') || textOf(fields, 'Verdict') || textOf(fields, 'Outcome');
}

/** The text of a field; empty if there is none. */
export function textOf(fields: unknown, name: string): string {
  const value = fieldOf(fields, name);
  return typeof value === 'string' ? value : '';
}

function fieldOf(fields: unknown, name: string): unknown {
  return (fields as Record<string, unknown> | null | undefined)?.[name];
}
