const MAX_TOKEN_LENGTH = 200;

/** Whether a text can be the token of a link to an order or its mail; another one is not requested. */
export function isLinkToken(token: string): boolean {
  return token !== '' && token.length <= MAX_TOKEN_LENGTH;
}
