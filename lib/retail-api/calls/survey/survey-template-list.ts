import { calls } from '#lib/contract/index.ts';
import { readCurrentTemplates } from '../../community/surveys/template-store.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** All surveys as they are asked now, for their operator. */
export const surveyTemplateList = handlerFor(calls.surveyTemplateList, async (_request, { db }) => {
  const templates = await readCurrentTemplates(db);
  return succeed(templates.map(({ version, saved, template }) => ({ ...template, Version: version, Saved: saved })));
});
