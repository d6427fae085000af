import type { Environment } from '#lib/shared/env.ts';
import { mailServerProblem } from '../messages/transports/mail-server.ts';

/** What a mail server said to the user and password of its address: null if it accepts them, otherwise why not. */
interface MailReport {
  problem: string | null;
}

/** Signs in at the mail server of the settings and sends nothing; no problem where there is none. */
export async function checkMail({ SMTP_URL: url }: Pick<Environment, 'SMTP_URL'>): Promise<MailReport> {
  return { problem: url === undefined ? null : await mailServerProblem(url) };
}
