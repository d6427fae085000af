import { RULE_EXCEPTIONS } from './architecture/exceptions.ts';
import { NAME_EXAMPLES, NAME_RULES } from './architecture/exported-names.ts';
import { GATEWAY_EXAMPLES, GATEWAY_RULES } from './architecture/gateway-rules.ts';
import { CYCLE_EXAMPLES, CYCLE_RULES } from './architecture/import-cycles.ts';
import { IMPORT_EXAMPLES } from './architecture/import-examples.ts';
import { IMPORT_RULES } from './architecture/import-rules.ts';
import { FOLDER_EXAMPLES, FOLDER_RULES } from './architecture/mutual-folders.ts';
import { readTree } from './architecture/read-tree.ts';
import { RETAIL_API_EXAMPLES, RETAIL_API_RULES } from './architecture/retail-api-folders.ts';
import type { SourceTree } from './architecture/rule.ts';
import { SHARED_EXAMPLES, SHARED_RULES } from './architecture/shared-files.ts';
import { sourceFile } from './architecture/source-file.ts';
import { TEXT_EXAMPLES } from './architecture/text-examples.ts';
import { TEXT_RULES } from './architecture/text-rules.ts';

const RULES = [
  ...IMPORT_RULES,
  ...TEXT_RULES,
  ...GATEWAY_RULES,
  ...FOLDER_RULES,
  ...RETAIL_API_RULES,
  ...CYCLE_RULES,
  ...NAME_RULES,
  ...SHARED_RULES,
];
const EXAMPLES = [
  ...IMPORT_EXAMPLES,
  ...TEXT_EXAMPLES,
  ...GATEWAY_EXAMPLES,
  ...FOLDER_EXAMPLES,
  ...RETAIL_API_EXAMPLES,
  ...CYCLE_EXAMPLES,
  ...NAME_EXAMPLES,
  ...SHARED_EXAMPLES,
];
const project = readTree(process.cwd());

const treeOf = (files: Record<string, string>): SourceTree =>
  new Map(Object.entries(files).map(([path, text]) => [path, sourceFile(path, text)]));

test("the architecture test finds the project's files", () => {
  expect(project.has('lib/contract/index.ts')).toBe(true);
  expect(project.has('app/layout.tsx')).toBe(true);
});

describe.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
  test('the project follows the architecture rule', () => {
    const exceptedPaths = new Set(
      RULE_EXCEPTIONS.filter((exception) => exception.rule === name).map(({ path }) => path),
    );
    const broken = rule.check(project).filter(({ path }) => !exceptedPaths.has(path));
    expect(broken.map(({ path, what }) => `${path}: ${what}`)).toEqual([]);
  });

  test('the architecture rule detects a violation', () => {
    const example = EXAMPLES.find((candidate) => candidate.rule === name);
    expect(example?.broken.map((files) => rule.check(treeOf(files)).length > 0)).toEqual(
      example?.broken.map(() => true) ?? 'an example',
    );
    expect(rule.check(treeOf(example?.sound ?? {}))).toEqual([]);
  });
});

test.each(EXAMPLES.map(({ rule }) => rule))('the example belongs to an architecture rule: %s', (name) => {
  expect(RULES.filter((rule) => rule.name === name)).toHaveLength(1);
});

test('every architecture exception is needed and gives its reason', () => {
  const unusedExceptions = RULE_EXCEPTIONS.filter(({ rule, path, reason }) => {
    const violations = RULES.find(({ name }) => name === rule)?.check(project) ?? [];
    return reason === '' || !violations.some((violation) => violation.path === path);
  });
  expect(unusedExceptions).toEqual([]);
});
