const RULES: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[jwt]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]'],
  // Fields that identify a person, a credential or an address, in JSON, XML or a query.
  [
    /("?\b(?:CustomerToken|SecurityToken|BasketGUID|OTP|EString|Mobile\w*|Email|UserName|FullName|Address\w*|Landmark|PAN|GSTIN|GCSessionId|Pin|GiftCouponCode|GiftCouponRequestId|OrderId|SenderName|SenderMobile|RecipientName|SessionI[Dd])\b"?\s*[:=>]\s*)("(?:[^"\\]|\\.)*"?|[^\s&,<}]+)/gi,
    '$1[masked]',
  ],
  // A message written by a shopper; the lower-case `message` is the text of an error.
  [/("?\bMessage\b"?\s*[:=>]\s*)("(?:[^"\\]|\\.)*"?|[^&<}]+)/g, '$1[masked]'],
  // Phone and card numbers: the last two digits of a mobile number are kept.
  [/\+?\d[\d -]{6,22}(\d\d)/g, '[number …$1]'],
];

/** Masks credentials and everything that identifies a shopper in a text; for logs. */
export function maskPersonalData(text: string): string {
  return RULES.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
}
