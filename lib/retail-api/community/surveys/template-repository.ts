import type { Kysely, Transaction } from 'kysely';
import type { SurveyTemplateWire } from '#lib/contract/index.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';

/** More than anybody needs; a higher limit would only slow down the list. */
const MAX_TEMPLATES = 100;

/** One version of a template. */
interface StoredTemplate {
  version: number;
  /** True if an operator saved it. */
  saved: boolean;
  template: SurveyTemplateWire;
}

type TemplateRow = Database['survey_templates'];

function toStored({ version, is_saved, document }: TemplateRow): StoredTemplate {
  // Validated when it was written.
  return { version, saved: is_saved === 1, template: JSON.parse(document) };
}

/** The current version of a template, or the given one; null if there is none. */
export async function readTemplate(
  db: Kysely<Database>,
  code: string,
  version?: number,
): Promise<StoredTemplate | null> {
  const all = db.selectFrom('survey_templates').selectAll().where('code', '=', code).orderBy('version', 'desc');
  const row = await (version === undefined ? all : all.where('version', '=', version)).limit(1).executeTakeFirst();
  return row ? toStored(row) : null;
}

/** The current versions of all templates, in order of their codes. */
export async function readCurrentTemplates(db: Kysely<Database>): Promise<StoredTemplate[]> {
  const rows = await db.selectFrom('survey_templates').selectAll().orderBy('code').orderBy('version').execute();
  const current = new Map(rows.map((row) => [row.code, row]));
  return [...current.values()].map(toStored);
}

/**
 * Imports the template files, each changed one as its next version. A template that an operator saved through the API
 * is left unchanged. Safe if several processes start together. `now` is in epoch milliseconds.
 */
export async function importTemplates(
  db: Kysely<Database>,
  templates: readonly SurveyTemplateWire[],
  now: number,
): Promise<void> {
  for (const template of templates) {
    const existing = await readTemplate(db, template.TemplateCode);
    if (existing?.saved || JSON.stringify(existing?.template) === JSON.stringify(template)) continue;
    await addVersion(db, template, { version: (existing?.version ?? 0) + 1, saved: false, now });
  }
}

/**
 * Saves a new version of a template, unless somebody else has changed it in the meantime. `now` is in epoch
 * milliseconds.
 */
export function saveTemplate(
  db: Kysely<Database>,
  { template, expectedVersion }: { template: SurveyTemplateWire; expectedVersion: number },
  now: number,
): Promise<Outcome<{ version: number }>> {
  return inTransaction(db, async (transaction) => {
    const existing = await readTemplate(transaction, template.TemplateCode);
    const stale = () => fail('Conflict', undefined, { Version: existing?.version ?? 0 });
    if ((existing?.version ?? 0) !== expectedVersion) return stale();
    if (!existing && (await countTemplates(transaction)) >= MAX_TEMPLATES) {
      return fail('ListFull', undefined, { Maximum: MAX_TEMPLATES });
    }
    const version = expectedVersion + 1;
    return (await addVersion(transaction, template, { version, saved: true, now })) ? succeed({ version }) : stale();
  });
}

/** Returns false if somebody else has written this version in the meantime. */
async function addVersion(
  db: Kysely<Database>,
  template: SurveyTemplateWire,
  { version, saved, now }: { version: number; saved: boolean; now: number },
): Promise<boolean> {
  const written = await db
    .insertInto('survey_templates')
    .values({
      code: template.TemplateCode,
      version,
      document: JSON.stringify(template),
      is_saved: saved ? 1 : 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['code', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  return written.numInsertedOrUpdatedRows === 1n;
}

async function countTemplates(transaction: Transaction<Database>): Promise<number> {
  const { codes } = await transaction
    .selectFrom('survey_templates')
    .select(({ fn }) => fn.count<number>('code').distinct().as('codes'))
    .executeTakeFirstOrThrow();
  return Number(codes);
}
