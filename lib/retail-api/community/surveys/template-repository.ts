import type { Kysely, Transaction } from 'kysely';
import type { SurveyTemplateWire } from '#lib/contract/index.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';

/** Nobody asks so many; more would only slow their list down. */
const MOST_TEMPLATES = 100;

/** One version of a template. */
export interface StoredTemplate {
  version: number;
  /** True where an operator saved it. */
  saved: boolean;
  template: SurveyTemplateWire;
}

type TemplateRow = Database['survey_templates'];

function toStored({ version, is_saved, document }: TemplateRow): StoredTemplate {
  // Kept as it was checked when it was written.
  return { version, saved: is_saved === 1, template: JSON.parse(document) };
}

/** A template as it is asked now, or one version of it; null where there is none. */
export async function readTemplate(
  db: Kysely<Database>,
  code: string,
  version?: number,
): Promise<StoredTemplate | null> {
  const all = db.selectFrom('survey_templates').selectAll().where('code', '=', code).orderBy('version', 'desc');
  const row = await (version === undefined ? all : all.where('version', '=', version)).limit(1).executeTakeFirst();
  return row ? toStored(row) : null;
}

/** All templates as they are asked now, by their codes. */
export async function readCurrentTemplates(db: Kysely<Database>): Promise<StoredTemplate[]> {
  const rows = await db.selectFrom('survey_templates').selectAll().orderBy('code').orderBy('version').execute();
  const current = new Map(rows.map((row) => [row.code, row]));
  return [...current.values()].map(toStored);
}

/**
 * Writes the templates of the files into the store, each that changed as its next version. One that an operator saved by the
 * API stays as it was saved. Processes that start together find it done. `now` in epoch milliseconds.
 */
export async function importTemplates(
  db: Kysely<Database>,
  templates: readonly SurveyTemplateWire[],
  now: number,
): Promise<void> {
  for (const template of templates) {
    const known = await readTemplate(db, template.TemplateCode);
    if (known?.saved || JSON.stringify(known?.template) === JSON.stringify(template)) continue;
    await addVersion(db, template, { version: (known?.version ?? 0) + 1, saved: false, now });
  }
}

/** Writes a template over what is asked now, unless somebody else changed it meanwhile. `now` in epoch milliseconds. */
export function saveTemplate(
  db: Kysely<Database>,
  { template, expectedVersion }: { template: SurveyTemplateWire; expectedVersion: number },
  now: number,
): Promise<Outcome<{ version: number }>> {
  return inTransaction(db, async (transaction) => {
    const known = await readTemplate(transaction, template.TemplateCode);
    const stale = () => fail('Conflict', undefined, { Version: known?.version ?? 0 });
    if ((known?.version ?? 0) !== expectedVersion) return stale();
    if (!known && (await countTemplates(transaction)) >= MOST_TEMPLATES) {
      return fail('ListFull', undefined, { Maximum: MOST_TEMPLATES });
    }
    const version = expectedVersion + 1;
    return (await addVersion(transaction, template, { version, saved: true, now })) ? succeed({ version }) : stale();
  });
}

/** False where somebody else has written this version meanwhile. */
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
