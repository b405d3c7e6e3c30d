const STORABLE = /^(?:[^\p{Cc}\p{Cs}\uFFFE\uFFFF]|[\n\r\t])*$/u

/**
 * Reports whether text has no control characters, other than line breaks and tabs, no lone surrogates, which PostgreSQL
 * cannot store, and neither U+FFFE nor U+FFFF, which make a workbook unreadable.
 */
export const isStorable = (text: string): boolean => STORABLE.test(text)
