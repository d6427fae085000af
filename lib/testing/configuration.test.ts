import { readFileSync } from 'node:fs';
import { parseEnvironment, SETTING_NAMES } from '#lib/shared/env.ts';

const read = (file: string) => readFileSync(file, 'utf8');
/** The rows of a file's tables that begin with a setting: its name, and its default if the row gives one. */
const rowsOf = (file: string) => [...read(file).matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (?:`([^`]*)`)?/gm)];
const rows = rowsOf('docs/settings.md');
const lines = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)];

/** The default of each setting as text; settings without a default, and lists that are empty, are missing. */
const defaults = Object.fromEntries(
  Object.entries(parseEnvironment({}))
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([name, value]) => [name, typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)]),
);

/** The defaults in the rows, in the form of `defaults`: the schema reads a time as a number. */
const shownDefaults = (shown: RegExpExecArray[]) =>
  shown.map(([, name = '', value]) => [name, name === 'LAUNCH_AT' ? String(Date.parse(value ?? '')) : value]);

test('docs/settings.md lists every setting once', () => {
  expect(rows.map(([, name]) => name).toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('.env.example lists every setting once', () => {
  expect(lines.map(([, name]) => name).toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('the defaults in docs/settings.md are those of the code', () => {
  expect(Object.fromEntries(shownDefaults(rows))).toMatchObject(defaults);
});

test('the settings in README.md exist, with the defaults of the code', () => {
  const shown = shownDefaults(rowsOf('README.md'));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(shown.map(([name = '']) => [name, SETTING_NAMES.includes(name) ? defaults[name] : 'unknown']));
});

test('.env.example changes nothing when it is used unchanged', () => {
  expect(parseEnvironment(Object.fromEntries(lines.map(([, name, value]) => [name, value])))).toEqual(
    parseEnvironment({}),
  );
});
