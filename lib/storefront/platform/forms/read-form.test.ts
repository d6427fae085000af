import { sealData } from 'iron-session';
import { jar } from '#lib/testing/storefront/page-cookies.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { readForm } from './read-form.ts';

const FLASH = { form: 'profile', values: { name: 'Asha' }, problems: { email: 'Enter an email address.' } };
const REFUSED = { refused: 'profile' };
const EMPTY = { values: {}, problems: {} };

beforeEach(() => jar.clear());

test('a refused form shows the values and errors from its cookie', async () => {
  jar.set('formNotes', await sealData(FLASH, { password: TEST_SECRET }));
  expect(await readForm('profile', REFUSED)).toEqual({ values: FLASH.values, problems: FLASH.problems });
});

test.each<[string, () => Promise<string>]>([
  ['of another form', () => sealData({ ...FLASH, form: 'address' }, { password: TEST_SECRET })],
  ['sealed with another secret', () => sealData(FLASH, { password: 'another secret of at least 32 characters' })],
  ['of a foreign shape', () => sealData({ form: 'profile', values: { name: 7 } }, { password: TEST_SECRET })],
  ['that is no seal', async () => JSON.stringify(FLASH)],
])('a form cookie %s is ignored', async (_name, seal) => {
  jar.set('formNotes', await seal());
  expect(await readForm('profile', REFUSED)).toEqual(EMPTY);
});

test('an expired form cookie is ignored', async () => {
  jar.set('formNotes', await sealData(FLASH, { password: TEST_SECRET, ttl: 300 }));
  jest.useFakeTimers({ now: Date.now() + 400_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  expect(await readForm('profile', REFUSED)).toEqual(EMPTY);
  jest.useRealTimers();
});

test.each([{}, { refused: 'address' }, { refused: ['profile', 'profile'] }, { refused: '' }])(
  'a visit with %j is not the redirect after a refusal, so the form is empty',
  async (search) => {
    jar.set('formNotes', await sealData(FLASH, { password: TEST_SECRET }));
    expect(await readForm('profile', search)).toEqual(EMPTY);
  },
);

test('without a cookie the form is empty', async () => {
  expect(await readForm('profile', REFUSED)).toEqual(EMPTY);
});
