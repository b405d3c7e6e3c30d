import { isApiError } from "./api-error.ts"

/** Returns the reply of a write; undefined if it changed nothing, where that is a valid result. */
export async function ifChanged<Reply>(write: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await write
  } catch (error) {
    if (isApiError(error) && error.body.code === "nothing_done") return undefined
    throw error
  }
}
