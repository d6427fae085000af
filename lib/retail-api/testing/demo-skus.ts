// SKUs of the demo catalogue: two watches, and two sizes of a ring.

export const WATCH = '1801AV01';
export const FIELD_WATCH = '2101PK01';
export const SMALL_RING = '7701SV01-12';
export const RING = '7701SV01-14';
