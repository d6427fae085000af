import type { Kysely } from 'kysely';
import type { SurveyTemplateWire } from '#lib/contract/index.ts';
import { SURVEY_SITES } from '#lib/contract/survey-vocabulary.ts';
import { type ApiSecret, acceptedSignatures } from '../../core/api-secret.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
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
  if (!byVisit) return { ...opened, holder: null };
  return { ...opened, holder: { key: await holderKey(db, secret, TemplateCode, ['visit', SessionId]), order: null } };
}

/** The respondent for an order; `code` names the template. */
export async function orderHolder(
  { db, secret }: Pick<CoreContext, 'db' | 'secret'>,
  code: string,
  order: { number: string; customerId: string },
): Promise<SurveyHolder> {
  return { key: await holderKey(db, secret, code, ['order', order.number]), order };
}

async function holderOfToken(
  db: Kysely<Database>,
  secret: ApiSecret,
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
  if (!order?.customer_id) return null;
  return orderHolder({ db, secret }, code, { number: order.number, customerId: order.customer_id });
}

async function isSite(db: Kysely<Database>, site: string): Promise<boolean> {
  if (SURVEY_SITES.some((known) => known === site)) return true;
  const store = OF_A_STORE.exec(site)?.[1];
  if (store === undefined) return false;
  const row = await db.selectFrom('stores').select('code').where('code', '=', store.toUpperCase()).executeTakeFirst();
  return row !== undefined;
}

/** The key by which a respondent has begun or answered a survey under an accepted secret; otherwise a current one. */
async function holderKey(
  db: Kysely<Database>,
  secret: ApiSecret,
  code: string,
  [kind, name]: ['order' | 'visit', string],
): Promise<string> {
  const [current, ...earlier] = acceptedSignatures(secret, 'survey answer', JSON.stringify([kind, name]));
  for (const key of earlier) {
    const begun = await db
      .selectFrom('survey_answers')
      .select('holder')
      .where('template_code', '=', code)
      .where('holder', '=', key)
      .union(
        db.selectFrom('survey_drafts').select('holder').where('template_code', '=', code).where('holder', '=', key),
      )
      .executeTakeFirst();
    if (begun) return key;
  }
  return current;
}
