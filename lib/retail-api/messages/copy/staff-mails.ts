import { formatMoment } from '#lib/shared/dates.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface InvitationMail {
  role: string;
  /** The name of who invites. */
  by: string;
  link: string;
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** Invites somebody to the back office. */
export function staffInvitation({ role, by, link, siteUrl }: InvitationMail): MailCopy {
  return {
    subject: `Your account for the back office of ${shopName()}`,
    body: mailBody(
      [
        `${by} invites you to work on the back office of ${shopName()}. Your role: ${role}.`,
        `Open this link to choose your name and password:\n${link}`,
        'The link works once, for three days. Whoever has it can open the account: do not pass it on.',
        'If you did not expect this, you do not need to do anything.',
      ],
      siteUrl,
    ),
  };
}

/** Brings a staff member a link to set a new password. */
export function staffPasswordReset({ name, link, siteUrl }: { name: string; link: string; siteUrl: string }): MailCopy {
  return {
    subject: `A new password for the back office of ${shopName()}`,
    body: mailBody(
      [
        greeting(name),
        `Open this link to set a new password for the back office:\n${link}`,
        'The link works once, for 30 minutes. It ends all your sessions; your authenticator stays as it is.',
        'If you did not ask for it, tell the owner of the shop. Your password has not changed.',
      ],
      siteUrl,
    ),
  };
}

interface PasskeyMail {
  name: string;
  /** The name that the member gave it. */
  passkey: string;
  siteUrl: string;
}

/** Tells a staff member that a passkey was added to their account. */
export function staffPasskeyAdded({ name, passkey, siteUrl }: PasskeyMail): MailCopy {
  return {
    subject: `A passkey was added to your account at ${shopName()}`,
    body: mailBody(
      [
        greeting(name),
        `The passkey “${passkey}” was added to your account. It opens the back office without your password.`,
        'If you did not add it, tell the owner of the shop at once: they can remove it and end your sessions.',
      ],
      siteUrl,
    ),
  };
}

interface ApprovalMail {
  name: string;
  /** What happens when it is approved. */
  summary: string;
  /** The name of who asked. */
  by: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  link: string;
  siteUrl: string;
}

/** Tells a staff member that a request waits for a second person. Its subject says nothing of what it is about. */
export function approvalWaits({ name, summary, by, expiresAt, link, siteUrl }: ApprovalMail): MailCopy {
  return {
    subject: `A request waits for your approval at ${shopName()}`,
    body: mailBody(
      [
        greeting(name),
        `${by} asks for a second person: ${summary}.`,
        `Approve or refuse it until ${formatMoment(expiresAt)}:\n${link}`,
        'Look at the order, the price or the offer first. If you do not expect this, ask who sent it.',
      ],
      siteUrl,
    ),
  };
}
