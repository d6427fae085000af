import { type ApiSecret, isSigned, sign } from '../../core/api-secret.ts';

/** What a survey link authorizes: one answer to one template, about one order. */
interface SurveySubject {
  /** Template code. */
  template: string;
  /** Order number. */
  subject: string;
}

/** The token in a survey link, `template.subject.signature`: valid only for this survey of this order. */
export function surveyToken(secret: ApiSecret, { template, subject }: SurveySubject): string {
  return `${template}.${subject}.${sign(secret, 'survey link', signedText(template, subject))}`;
}

/** The template and order of a token; null if any part of it was altered. */
export function readSurveyToken(secret: ApiSecret, token: string): SurveySubject | null {
  const [template = '', subject = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  return isSigned(secret, 'survey link', signedText(template, subject), signature) ? { template, subject } : null;
}

const signedText = (template: string, subject: string) => JSON.stringify([template, subject]);
