import { readFileSync } from 'node:fs';
import { parseEnvironment, SETTING_NAMES } from '#lib/shared/env.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const rows = [...read('README.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (?:`([^`]*)`)?/gm)];
const lines = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)];

/** What a setting is where nobody sets it, as it would be written; undefined where it has no default. */
const defaults = Object.fromEntries(
  Object.entries(parseEnvironment({})).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value),
  ]),
);

test('the table of README.md lists every setting once', () => {
  expect(rows.map(([, name]) => name).toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('.env.example lists every setting once', () => {
  expect(lines.map(([, name]) => name).toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('the defaults of README.md are the true ones', () => {
  // A time is written as one, and read as a number.
  const shown = rows.map(([, name, value]) => [name, name === 'LAUNCH_AT' ? String(Date.parse(value ?? '')) : value]);
  expect(Object.fromEntries(shown)).toMatchObject(defaults);
});

test('.env.example, taken as it is, changes nothing', () => {
  expect(parseEnvironment(Object.fromEntries(lines.map(([, name, value]) => [name, value])))).toEqual(
    parseEnvironment({}),
  );
});
