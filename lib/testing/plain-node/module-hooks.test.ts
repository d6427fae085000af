import { execFileSync } from 'node:child_process';

test('errors can be printed in a process that loads a module of Next before Next’s own environment', () => {
  const script = `
    const load = process.getBuiltinModule('node:module').createRequire('${import.meta.url}');
    load('next/server');
    load('next/dist/server/node-environment');
    console.log(new Error('the cause'));
  `;
  const hooks = import.meta.resolve('./module-hooks.ts');
  const printed = execFileSync(process.execPath, ['--import', hooks, '--eval', script], { encoding: 'utf8' });
  expect(printed).toContain('the cause');
});
