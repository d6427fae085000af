import type { CodeSentWire } from '#lib/contract/index.ts';
import type { ApiContext } from '../calls/api-context.ts';
import { type Outcome, succeed } from '../core/outcome.ts';
import { checkCode } from '../customers/codes/check-code.ts';
import { requestCode } from '../customers/codes/request-code.ts';
import { readSentCode } from './sign-in.ts';

interface ShopperFields {
  recipient?: string;
  sessionId?: string;
  network?: string;
  purpose?: Parameters<typeof requestCode>[2]['purpose'];
  channel?: 'sms' | 'voice' | 'mail';
}

/** A shopper who requests codes and submits them, without the API calls around that. */
export function codeShopper(context: ApiContext, fields: ShopperFields = {}) {
  const { recipient = '9876543210', sessionId = 's1', network = '', purpose = 'login', channel = 'sms' } = fields;
  const caller = { sessionId, customerId: null, customerToken: '', network };
  const request = { purpose, recipient, sessionId };

  return {
    request: (details: { email?: string; name?: string } = {}): Promise<Outcome<CodeSentWire>> =>
      requestCode(context, caller, { ...request, channel, ...details }),
    /** Requests a code and returns the state and the code; throws if no code was sent. */
    async receive(): Promise<{ eString: string; otp: string }> {
      const sent = await requestCode(context, caller, { ...request, channel });
      if (sent.code !== 'Success') throw new Error(`No code was sent: ${JSON.stringify(sent)}`);
      return { eString: sent.data.EString, otp: await readSentCode(context.db, recipient) };
    },
    /** A verified code is answered with the fields that were given when it was requested. */
    give: (entered: { eString: string; otp: string }): Promise<Outcome<{ email: string; name: string }>> =>
      checkCode(context, { ...request, ...entered, network }, async (_transaction, code) => succeed(code)),
  };
}

/** A different code of the same length. */
export function wrongCode(code: string, step = 1): string {
  return String((Number(code) + step) % 10 ** code.length).padStart(code.length, '0');
}
