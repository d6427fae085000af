import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../core/db/open-database.ts';
import { hashToken } from '../core/secret-token.ts';
import { createTrialOwner } from '../staff/trial-owner.ts';
import { runOwnerCommand } from './invite-owner.ts';

const NOW = Date.parse('2026-11-26T10:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runOwnerCommand(['owner', ...args], {
    place: { dataDir: folder, databaseUrl: undefined },
    backOfficeUrl: 'https://back-office.test',
    now: () => NOW,
    print: (line) => out.push(line),
    warn: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('an owner is invited by a link while the shop runs, and a later link replaces it', async () => {
  const { db, close } = await openDatabase({ dataDir: folder });
  await run('Asha@Shop.test');
  const { code, out, err } = await run('asha@shop.test');
  expect([code, err]).toEqual([0, expect.stringMatching(/^It works once/)]);
  const [, token = ''] = /^https:\/\/back-office\.test\/invitation#([\w-]{43})$/.exec(out) ?? [];
  const invitations = await db.selectFrom('staff_invitations').selectAll().execute();
  expect(invitations).toMatchObject([{ email: 'asha@shop.test', role: 'owner', token_hash: hashToken(token) }]);
  await close();
});

test('neither a store that was never started, nor what is no address, nor a staff member is invited', async () => {
  expect(await run('asha@shop.test')).toMatchObject({ code: 1, err: expect.stringMatching(/^Start the shop once/) });
  const { db, close } = await openDatabase({ dataDir: folder });
  expect(await run('asha')).toMatchObject({ code: 1, err: 'asha is not an email address.' });
  await createTrialOwner(db, NOW);
  expect(await run('owner@example.test')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/has an account already/),
  });
  expect(await run()).toMatchObject({ code: 2 });
  await close();
});
