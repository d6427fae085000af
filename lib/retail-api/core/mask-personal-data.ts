const RULES: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[jwt]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]'],
  // Fields that name a person, a credential or an address, as JSON, XML or a query.
  [
    /("?\b(?:CustomerToken|SecurityToken|BasketGUID|OTP|EString|Mobile\w*|Email|UserName|FullName|Address\w*|Landmark|PAN|GSTIN|GCSessionId|Pin|GiftCouponCode|GiftCouponRequestId|OrderId|SenderName|SenderMobile|RecipientName|SessionI[Dd])\b"?\s*[:=>]\s*)("(?:[^"\\]|\\.)*"?|[^\s&,<}]+)/gi,
    '$1[masked]',
  ],
  // The words of a shopper; in small letters it is the text of an error.
  [/("?\bMessage\b"?\s*[:=>]\s*)("(?:[^"\\]|\\.)*"?|[^&<}]+)/g, '$1[masked]'],
  // Phone and card numbers: of a mobile number the last two digits stay.
  [/\+?\d[\d -]{6,22}(\d\d)/g, '[number …$1]'],
];

/** A text without credentials and without what tells who a shopper is; for logs. */
export function maskPersonalData(text: string): string {
  return RULES.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
}
