import { surveyToken } from '#lib/retail-api/community/surveys/survey-token.ts';
import { readSurveyTemplates } from '#lib/retail-api/community/surveys/template-files.ts';
import { importTemplates } from '#lib/retail-api/community/surveys/template-repository.ts';
import { addCustomer } from '#lib/retail-api/testing/add-customer.ts';
import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { insertOrder } from '#lib/retail-api/testing/orders.ts';

/** Imports the bundled surveys into a retail API. */
export async function importSurveys({ context }: TestApi): Promise<void> {
  await importTemplates(context.db, await readSurveyTemplates(), context.now());
}

/** Creates a delivered order of a new customer; returns its key and the token of its survey link. */
export async function orderWithSurvey(api: TestApi): Promise<{ key: string; token: string }> {
  const { db, secret, now } = api.context;
  const { id } = await addCustomer(api);
  const { key, number } = await insertOrder(db, { customer_id: id, state: 'delivered', confirmed_at: now() });
  return { key, token: surveyToken(secret, { template: 'after-order', subject: number }) };
}
