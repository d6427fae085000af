import { send } from './api-caller.ts';
import type { TestApi } from './create-test-api.ts';

/** Uploads a photo as a customer; an empty token means a guest. */
export async function uploadAs(
  { handle }: Pick<TestApi, 'handle'>,
  { token }: { token: string },
  { name, bytes }: { name: string; bytes: Uint8Array },
) {
  const issued = await send<{ SecurityToken: string }>(handle, 'JwtToken', {
    method: 'POST',
    body: JSON.stringify({ SessionID: 'photo-session', SiteURL: 'http://shop.test' }),
  });
  const body = new FormData();
  body.append('CustomerToken', token);
  body.append('CurrencyId', '1');
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${issued.Data?.SecurityToken}` };
  return send<{ PhotoId?: string; Field?: string; Message?: string }>(handle, 'UploadPhoto', {
    method: 'POST',
    headers,
    body,
  });
}
