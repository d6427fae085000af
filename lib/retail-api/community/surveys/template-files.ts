import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type SurveyTemplateWire, surveyTemplate } from '#lib/contract/index.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import { readText } from '#lib/shared/read-text.ts';

const DIRECTORY = join(import.meta.dirname, 'templates');

/**
 * Reads the survey templates, each from `CODE.json`, in order of their codes. Throws ConfigurationError naming the
 * first invalid one.
 */
export async function readSurveyTemplates(directory: string = DIRECTORY): Promise<SurveyTemplateWire[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(files.map((file) => readTemplate(directory, file)));
}

async function readTemplate(directory: string, file: string): Promise<SurveyTemplateWire> {
  const template = parseTemplate(file, await readText(join(directory, file)));
  if (`${template.TemplateCode}.json` !== file)
    throw invalidTemplate(file, 'TemplateCode: must be the name of the file');
  return template;
}

function parseTemplate(file: string, text: string): SurveyTemplateWire {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw invalidTemplate(file, 'is not JSON');
  }
  const parsed = surveyTemplate.safeParse(written);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidTemplate(file, `${issue?.path.join('.')}: ${issue?.message}`);
}

function invalidTemplate(file: string, problem: string): ConfigurationError {
  return new ConfigurationError(`Survey template ${file}: ${problem}.`);
}
