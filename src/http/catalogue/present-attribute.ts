import type { Attribute } from "#domain/catalogue/vocabulary/attribute.ts"

export const presentAttribute = ({ code, label, type, unit }: Attribute) => ({
  code,
  label,
  type,
  unit,
})
