import { z } from 'zod';
import type { Environment } from '#lib/shared/env.ts';
import { MAINTENANCE_PROGRAM } from '../launcher/maintenance.ts';
import { runTool } from '../launcher/run-tool.ts';
import { type Finding, ok, wrong } from './finding.ts';

const mailReport = z.object({ problem: z.string().nullable() });

/** Whether the mail server accepts the user and password of its address. No mail is sent. */
export async function mailFindings({ SMTP_URL: url }: Pick<Environment, 'SMTP_URL'>): Promise<Finding[]> {
  if (url === undefined) return [];
  const { host, username } = new URL(url);
  const { exitCode, output } = await runTool({ file: MAINTENANCE_PROGRAM, arguments: ['mail'] }, { buffered: true });
  if (exitCode !== 0) return [wrong(`SMTP_URL: ${output.trim().split('\n').at(-1)?.slice(0, 300)}`)];
  const { problem } = mailReport.parse(JSON.parse(output));
  const accepts = username === '' ? 'answers' : 'accepts the user and password';
  return [
    problem === null ? ok(`SMTP_URL: ${host} ${accepts}`) : wrong(`SMTP_URL: ${host} cannot be used (${problem})`),
  ];
}
