import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SurveyTemplateWire } from '#lib/contract/index.ts';
import { SURVEY_SITES } from '#lib/contract/survey-vocabulary.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { keyFor } from '../../core/key-for.ts';
import { readSurveyToken } from './survey-token.ts';
import { readTemplate } from './template-repository.ts';

/** The respondent: the buyer of an order, through a link, or a visit. */
export interface SurveyHolder {
  /** Keyed hash that identifies the respondent's answer. */
  key: string;
  /** Null for a visit. */
  order: { number: string; customerId: string } | null;
}

/** A survey as opened by a shopper. */
export interface OpenedSurvey {
  version: number;
  template: SurveyTemplateWire;
  site: string;
  /** Null if only a link can open it, or the visit is not known yet. */
  holder: SurveyHolder | null;
}

interface RequestedSurvey {
  TemplateCode: string;
  Site: string;
  Token: string;
  SessionId: string;
}

const OF_A_STORE = /^store-(.+)$/;

/**
 * The requested survey with its respondent. Null for an unknown template or site, and for a token of another survey or
 * of an order that no longer belongs to an account.
 */
export async function findSurvey(
  { db, secret }: Pick<CoreContext, 'db' | 'secret'>,
  { TemplateCode, Site, Token, SessionId }: RequestedSurvey,
): Promise<OpenedSurvey | null> {
  const stored = await readTemplate(db, TemplateCode);
  if (!stored || !(await isSite(db, Site))) return null;
  const { version, template } = stored;
  const opened = { version, template, site: Site };
  if (Token !== '') {
    const holder = await holderOfToken(db, secret, TemplateCode, Token);
    return holder && { ...opened, holder };
  }
  const byVisit = template.Access === 'anyone' && SessionId !== '';
  return { ...opened, holder: byVisit ? { key: holderKey(secret, 'visit', SessionId), order: null } : null };
}

/** The respondent for an order. */
export function orderHolder(secret: Uint8Array, number: string, customerId: string): SurveyHolder {
  return { key: holderKey(secret, 'order', number), order: { number, customerId } };
}

async function holderOfToken(
  db: Kysely<Database>,
  secret: Uint8Array,
  code: string,
  token: string,
): Promise<SurveyHolder | null> {
  const tokenSubject = readSurveyToken(secret, token);
  if (tokenSubject?.template !== code) return null;
  const order = await db
    .selectFrom('orders')
    .select(['number', 'customer_id'])
    .where('number', '=', tokenSubject.subject)
    .executeTakeFirst();
  return order?.customer_id ? orderHolder(secret, order.number, order.customer_id) : null;
}

async function isSite(db: Kysely<Database>, site: string): Promise<boolean> {
  if (SURVEY_SITES.some((known) => known === site)) return true;
  const store = OF_A_STORE.exec(site)?.[1];
  if (store === undefined) return false;
  const row = await db.selectFrom('stores').select('code').where('code', '=', store.toUpperCase()).executeTakeFirst();
  return row !== undefined;
}

function holderKey(secret: Uint8Array, kind: 'order' | 'visit', name: string): string {
  return createHmac('sha256', keyFor(secret, 'survey answer'))
    .update(JSON.stringify([kind, name]))
    .digest('base64url');
}
