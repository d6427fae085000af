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
  const named = SUBJECTS.map((field) => readStringField(fields, field)).find((text) => text !== '');
  if (named !== undefined) return named;
  if (readStringField(fields, 'Search') !== '') return SEARCHED;
  return readStringField(fieldOf(fields, 'Template'), 'TemplateCode');
}

/** Which of several steps a call performs; empty if it has only one. */
export function stepOf(fields: unknown): string {
  return readStringField(fields, 'Step') || readStringField(fields, 'Verdict') || readStringField(fields, 'Outcome');
}

/** The text of a field; empty if there is none. */
export function readStringField(fields: unknown, name: string): string {
  const value = fieldOf(fields, name);
  return typeof value === 'string' ? value : '';
}

function fieldOf(fields: unknown, name: string): unknown {
  return (fields as Record<string, unknown> | null | undefined)?.[name];
}
