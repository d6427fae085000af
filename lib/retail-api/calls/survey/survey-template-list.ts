import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { readCurrentTemplates } from '../../surveys/template-store.ts';

/** All surveys as they are asked now, for their operator. */
export const surveyTemplateList = handlerFor(calls.surveyTemplateList, async (_request, { db }) => {
  const templates = await readCurrentTemplates(db);
  return succeed(templates.map(({ version, saved, template }) => ({ ...template, Version: version, Saved: saved })));
});
