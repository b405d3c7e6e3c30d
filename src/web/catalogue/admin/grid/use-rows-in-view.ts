import { type RefObject, useEffect } from "react"
import type { GridRows } from "./grid-rows.ts"
import { type RowWindow, useWindow } from "./use-window.ts"

/** The rows that are seen, which are read when they stay so for a moment. */
export function useRowsInView(
  region: RefObject<HTMLElement | null>,
  rows: GridRows,
  total: number,
  height: number,
): RowWindow {
  const shown = useWindow(region, total, height)
  const { first, last } = shown
  useEffect(() => rows.look(first, last), [rows, first, last])
  return shown
}
