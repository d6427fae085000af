import { spawnSync } from 'node:child_process';

test('a check that cannot be made is named, and all others are made', () => {
  const { status, stdout } = spawnSync(process.execPath, ['lib/tooling/launcher/run.js', 'doctor'], {
    encoding: 'utf8',
    // A name that no disk takes; nothing listens on port 9 of this machine.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: `/tmp/${'x'.repeat(300)}`,
      RETAIL_API_PORT: '9',
      PORT: '9',
    },
  });
  expect(stdout).toMatch(/^wrong {2}This machine: cannot be checked \(.*ENAMETOOLONG/m);
  expect(stdout).toContain('Secrets: a trial makes its own in DATA_DIR');
  expect(stdout).toContain('Retail API: nothing answers at');
  expect(stdout).toContain('Storefront: nothing answers at');
  expect(status).toBe(1);
}, 60_000);
