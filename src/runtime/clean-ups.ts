type CleanUp = (graceMs?: number) => unknown

/** What is to be closed again, the last first. */
export class CleanUps {
  readonly #waiting: CleanUp[] = []

  add(cleanUp: CleanUp): void {
    this.#waiting.push(cleanUp)
  }

  /** Each once, whatever becomes of the others; throws the first error in the end. */
  async run(graceMs?: number): Promise<void> {
    const errors: unknown[] = []
    for (const cleanUp of this.#waiting.splice(0).reverse())
      await Promise.resolve(graceMs)
        .then(cleanUp)
        .catch((error) => errors.push(error))
    if (errors.length > 0) throw errors[0]
  }
}
