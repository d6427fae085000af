import { createHmac } from 'node:crypto';
import { keyFor } from '../../core/key-for.ts';
import { isSame } from '../../customers/codes/code-keys.ts';

/** What the link to a survey is good for: one answer to one template, about one order. */
export interface SurveySubject {
  /** Code of the template. */
  template: string;
  /** Number of the order that the survey is about. */
  subject: string;
}

/** What the link to a survey carries, `template.subject.signature`: it opens this survey of this order, and nothing else. */
export function surveyToken(secret: Uint8Array, { template, subject }: SurveySubject): string {
  return `${template}.${subject}.${signatureOf(secret, template, subject)}`;
}

/** What a token was made for; null where anything about it is not as it was made. */
export function readSurveyToken(secret: Uint8Array, token: string): SurveySubject | null {
  const [template = '', subject = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  return isSame(signatureOf(secret, template, subject), signature) ? { template, subject } : null;
}

function signatureOf(secret: Uint8Array, template: string, subject: string): string {
  return createHmac('sha256', keyFor(secret, 'survey link'))
    .update(JSON.stringify([template, subject]))
    .digest('base64url');
}
