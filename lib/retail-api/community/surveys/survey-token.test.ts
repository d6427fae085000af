import { testSecret } from '../../testing/test-secret.ts';
import { readSurveyToken, surveyToken } from './survey-token.ts';

const secret = testSecret(1);
const survey = { template: 'after-order', subject: 'SM-261121-7K2M9Q' };

test('a token opens the survey it was issued for', () => {
  expect(readSurveyToken(secret, surveyToken(secret, survey))).toEqual(survey);
});

test.each([
  ['of another order', (token: string) => token.replace('7K2M9Q', '7K2M9R')],
  ['of another survey', (token: string) => token.replace('after-order', 'after-purchase')],
  ['cut short', (token: string) => token.slice(0, -1)],
  ['with more behind it', (token: string) => `${token}.x`],
  ['without a signature', (token: string) => token.slice(0, token.lastIndexOf('.') + 1)],
  ['that is none', () => 'hello'],
])('a token %s is rejected', (_what, change) => {
  expect(readSurveyToken(secret, change(surveyToken(secret, survey)))).toBeNull();
});

test('a token signed with another secret is rejected', () => {
  expect(readSurveyToken(secret, surveyToken(testSecret(2), survey))).toBeNull();
});
