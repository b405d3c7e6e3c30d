import type { ReactNode } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"

/** Returns the properties of the required field, with the message for an empty one. */
export type LateField = (message: string) => UseFormRegisterReturn & { error: string | undefined }

/** Renders the field of staff for a return after the period, which is needed only for goods that are late. */
export type RenderLate = (field: LateField | undefined) => ReactNode
