import { calls } from '#lib/contract/index.ts';
import { saveTemplate } from '../../community/surveys/template-store.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** Writes a template as its next version. */
export const saveSurveyTemplate = handlerFor(calls.saveSurveyTemplate, async (request, context, { network }) => {
  const { Template: template, ExpectedVersion: expectedVersion } = request;
  const saved = await saveTemplate(context.db, { template, expectedVersion }, context.now());
  if (saved.code !== 'Success') return saved;
  const { TemplateCode } = template;
  context.security('survey-saved', { network, survey: TemplateCode });
  return succeed({ TemplateCode, Version: saved.data.version });
});
