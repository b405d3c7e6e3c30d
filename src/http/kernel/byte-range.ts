/**
 * Which bytes a Range header asks for: `whole` without one, or with what we need not understand (several
 * ranges, other units); `none` when it begins beyond the end.
 */
export function readRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | "whole" | "none" {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? []
  if (!from && !to) return "whole"
  if (!from)
    return Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : "none"
  const first = Number(from)
  const last = to ? Math.min(Number(to), size - 1) : size - 1
  if (to && Number(to) < first) return "whole"
  return first < size ? { first, last } : "none"
}
