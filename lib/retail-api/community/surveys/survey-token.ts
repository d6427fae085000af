import { createHmac } from 'node:crypto';
import { isSame } from '../../core/is-same.ts';
import { keyFor } from '../../core/key-for.ts';

/** What a survey link authorizes: one answer to one template, about one order. */
interface SurveySubject {
  /** Template code. */
  template: string;
  /** Order number. */
  subject: string;
}

/** The token in a survey link, `template.subject.signature`: valid only for this survey of this order. */
export function surveyToken(secret: Uint8Array, { template, subject }: SurveySubject): string {
  return `${template}.${subject}.${signatureOf(secret, template, subject)}`;
}

/** The template and order of a token; null if any part of it was altered. */
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
