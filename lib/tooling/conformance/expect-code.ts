import type { z } from 'zod';
import { RETURN_CODES, type RetailCall, type ReturnCodeName } from '#lib/contract/index.ts';
import type { ApiUnderTest, WireFields } from './api-under-test.ts';
import type { Findings } from './findings.ts';

export interface WalkContext {
  api: ApiUnderTest;
  findings: Findings;
}

/** Makes a call that has to end with a return code. Returns the Data of a success in the form of a program; null otherwise, and where no more calls are to be tried. */
export async function expectCode<Data extends z.ZodType>(
  { api, findings }: WalkContext,
  call: RetailCall<z.ZodType, Data>,
  check: { name: string; fields: WireFields; code: ReturnCodeName },
): Promise<z.output<Data> | null> {
  if (api.stopReason !== null) return null;
  const result = await api.check(call, check.fields);
  const { code } = RETURN_CODES[check.code];
  const isOther = result.state === 'conforms' && result.returnCode !== code;
  const issue = isOther ? `ReturnCode ${result.returnCode} in place of ${code} (${check.code})` : null;
  const isRight = findings.record(call, check.name, result, issue);
  if (!isRight || result.state !== 'conforms' || check.code !== 'Success') return null;
  return call.data.parse(result.data);
}
