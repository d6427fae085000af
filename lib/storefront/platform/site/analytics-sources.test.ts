import { parseEnvironment } from '#lib/shared/env.ts';
import { analyticsSources } from './analytics-sources.ts';

const sourcesOf = (settings: Record<string, string>) => analyticsSources(parseEnvironment(settings));
const ID = { TAG_MANAGER_ID: 'GTM-ABC1234' };
const MEASUREMENTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

test("the CSP lets a configured tag manager reach Google's tag manager and analytics hosts", () =>
  expect(sourcesOf(ID)).toEqual({
    script: ['https://*.googletagmanager.com'],
    connect: ['https://*.googletagmanager.com', ...MEASUREMENTS],
  }));

test("the CSP lets an operator's own tag manager reach its own host, too", () => {
  const script = ['https://tags.example', 'https://*.googletagmanager.com'];
  expect(sourcesOf({ ...ID, TAG_MANAGER_URL: 'https://tags.example/gtm.js' })).toEqual({
    script,
    connect: [...script, ...MEASUREMENTS],
  });
});

test.each<Record<string, string>>([{}, { TAG_MANAGER_ID: '' }, { ...ID, TAG_MANAGER: 'off' }])(
  'with the settings %j the CSP allows no analytics host',
  (settings) => expect(sourcesOf(settings)).toBeUndefined(),
);

test.each(['ABC1234', 'GTM-', 'GTM-abc1234', "GTM-ABC1234'x", 'UA-1234-5'])(
  '%s is refused as a tag manager container',
  (id) => expect(() => sourcesOf({ TAG_MANAGER_ID: id })).toThrow(/^TAG_MANAGER_ID: must be an id/),
);

test.each(['http://tags.example/gtm.js', 'https://tags.example/gtm.js?id=x', 'javascript:alert(1)'])(
  'the tag manager is not loaded from %s',
  (address) => expect(() => sourcesOf({ TAG_MANAGER_URL: address })).toThrow(/^TAG_MANAGER_URL: /),
);

test('the tag manager may be loaded without https from this machine', () =>
  expect(sourcesOf({ ...ID, TAG_MANAGER_URL: 'http://127.0.0.1:5005/gtm.js' })?.script[0]).toBe(
    'http://127.0.0.1:5005',
  ));
