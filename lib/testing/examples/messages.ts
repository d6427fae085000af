export { issueResetToken } from '#lib/retail-api/customers/account/reset-tokens.ts';
export { readSentCode } from '#lib/retail-api/testing/sign-in.ts';
