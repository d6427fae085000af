import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { factField, nameField, ownTextField, type SourceField, type TranslatableSource } from './source.ts';
import { digestOfText } from './stored-texts.ts';

/** The page that lays the home page out; its content is JSON. */
const LAYOUT = /\.json$/;
const HTML = { form: 'html', maximum: 200_000 } as const;

/** Pages, stories, menu panels and strips with the texts that can be translated. */
export async function pageSources(db: Kysely<Database>): Promise<TranslatableSource[]> {
  const rows = await db.selectFrom('pages').select(['slug', 'title', 'footer_group', 'content', 'story']).execute();
  return rows.map(({ slug, title, footer_group, content, story }) => {
    if (LAYOUT.test(slug)) return { id: slug, name: title, fields: layoutFields(content) };
    const { Summary = '' } = (story === null ? {} : JSON.parse(story)) as { Summary?: string };
    return {
      id: slug,
      name: title,
      fields: [
        // Strips and menu panels are named for the shop's own people alone.
        footer_group === '' && story === null ? nameField('PageTitle', title) : factField('PageTitle', title),
        factField('Group', footer_group),
        ownTextField('Summary', Summary, { form: 'lines', maximum: 300 }),
        ownTextField('PageContent', content, HTML),
      ],
    };
  });
}

/**
 * The name of a text of a layout: by what it says in English, so that it is found wherever its section moves, and is forgotten
 * once it says something else.
 */
export const layoutField = (english: string): string => `text:${digestOfText(english)}`;

/** The keys of a layout whose values shoppers read. */
const READ: ReadonlySet<string> = new Set(['Title', 'Text']);

function layoutFields(content: string): SourceField[] {
  const texts = new Set<string>();
  JSON.parse(content, (key, value: unknown) => {
    if (READ.has(key) && typeof value === 'string' && value.trim() !== '') texts.add(value);
    return value;
  });
  return [...texts].map((text) => factField(layoutField(text), text, { form: 'line', maximum: 300 }));
}
