/** What a call of the operator's is about, by the names that its fields may have. */
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

/** In place of what somebody searched for: it may be a person's. */
const SEARCHED = 'searched';

/** What a request is about; empty where it names nothing. */
export function subjectOf(fields: unknown): string {
  const named = SUBJECTS.map((field) => textOf(fields, field)).find((text) => text !== '');
  if (named !== undefined) return named;
  if (textOf(fields, 'Search') !== '') return SEARCHED;
  return textOf(fieldOf(fields, 'Template'), 'TemplateCode');
}

/** Which of several things a call does; empty where it does one. */
export function stepOf(fields: unknown): string {
  return textOf(fields, 'Step') || textOf(fields, 'Verdict') || textOf(fields, 'Outcome');
}

/** The text of a field; empty where there is none. */
export function textOf(fields: unknown, name: string): string {
  const value = fieldOf(fields, name);
  return typeof value === 'string' ? value : '';
}

function fieldOf(fields: unknown, name: string): unknown {
  return (fields as Record<string, unknown> | null | undefined)?.[name];
}
