import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import { methodRefusalText } from '#lib/shared/method-refusal-text.ts';
import { wordFor } from '../parts/word-for.ts';
import { CallError } from './call.ts';
import { PasskeyProblem } from './passkeys.ts';

const NOT_NOW: Readonly<Record<NotAllowedReason, string>> = {
  packed: 'It is already packed.',
  step: 'It is at another step by now. Its page shows what comes next.',
  'not-delivered': 'It has not been delivered yet.',
  'window-over': 'The time for returns is over.',
  'at-service': 'An item is with the store for a service. Give it back first.',
  'not-taken-back': 'Items of this kind cannot be returned.',
  'not-offered': 'The shop does not offer this. A manager can change that in its settings.',
  'shipped-whole': 'An order with cash due on delivery, or one that is collected, goes in one parcel. Ship it whole.',
  'nothing-left': 'There is nothing left to do here.',
  difference: 'The replacement costs more, and no payment gateway can take the difference. Refund the items instead.',
  'being-paid': 'The gateway has not said yet whether it is paid. Try again in a few minutes.',
};

/** What went wrong, and what to do about it. */
export function problemText(error: unknown): string {
  if (error instanceof PasskeyProblem) return error.message;
  if (!(error instanceof CallError)) return 'Something went wrong on this page. Load it again.';
  const { code, details, message } = error;
  switch (code) {
    case 'NotAllowedNow':
      return wordFor(NOT_NOW, details.Reason) ?? 'This is not possible now. Load the page again.';
    case 'Conflict':
      return 'Somebody else changed this in the meantime. Load it again, look at what they did, then save yours.';
    case 'KeyReused':
      return 'This was done already, with other details. Load the page again.';
    case 'NotFound':
      return 'There is no such entry. Check the number, or search for it.';
    case 'InvalidRequest':
      return invalidText(details);
    case 'Forbidden':
      return forbiddenText(details.Reason);
    case 'NotServiceable':
      return 'No courier delivers to this pincode. Check it, or ask for another address.';
    case 'OutOfStock':
      return 'One of the sizes is sold out. Take it out, or choose another one.';
    case 'PriceChanged':
      return 'The amount has changed since you saw it. Look at the new one, then confirm again.';
    case 'PanRequired':
      return 'An amount of this size needs the PAN of the customer. Ask for it, and type it below.';
    case 'MethodNotOffered':
      return methodRefusalText(details.Reason);
    case 'PaymentUnavailable':
      return 'No payment gateway is ready, so there is no link. Choose cash on delivery, or tell a manager.';
    case 'ApprovalNeeded':
      return 'A second person has to approve this. It waits under Approvals, and is done once they agree.';
    case 'SignInWrong':
      return 'The email or the password is wrong. Check both, or set a new password.';
    case 'OtpWrong':
      return 'This code is wrong. Type the code that is shown now.';
    case 'OtpExpired':
      return 'This code or link has expired. Ask for another one.';
    case 'TooManyRequests':
      return `Too many tries. Wait ${waitText(details.RetryAfterSeconds)}, then try again.`;
    case 'SignedOut':
      return 'You are signed out. Sign in again.';
    case 'Unreachable':
      return 'The shop does not answer. Check your connection, then try again; nothing you typed is lost.';
    default:
      return message;
  }
}

function invalidText({ Field, Message }: Readonly<Record<string, unknown>>): string {
  if (typeof Message !== 'string' || Message === '') return 'Something is missing or wrong. Check the fields.';
  return typeof Field === 'string' && Field !== '' ? `${wordsOf(Field)}: ${Message}` : Message;
}

/** A field of the contract in words: `Rows.3.TrackingUrl` is `Tracking url`. */
function wordsOf(field: string): string {
  const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  const words = last.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function waitText(seconds: unknown): string {
  if (typeof seconds !== 'number') return 'a moment';
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

function forbiddenText(reason: unknown): string {
  switch (reason) {
    case 'second-factor':
      return 'Set up your authenticator first.';
    case 'recent-sign-in':
      return 'Sign in again first: your last sign-in is too long ago for this.';
    case 'same-person':
      return 'Somebody else has to decide this: you asked for it.';
    case 'invited-by-requester':
      return 'Somebody else has to decide this: who asked has invited you.';
    default:
      return 'Your role does not include this. Ask a manager or an owner.';
  }
}
