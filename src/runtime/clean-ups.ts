type CleanUp = (graceMs?: number) => unknown

/** What is to be closed again, the last first. */
export class CleanUps {
  readonly #waiting: CleanUp[] = []

  add(cleanUp: CleanUp): void {
    this.#waiting.push(cleanUp)
  }

  /** Each once, whatever becomes of the others; throws the first trouble in the end. */
  async run(graceMs?: number): Promise<void> {
    const troubles: unknown[] = []
    for (const cleanUp of this.#waiting.splice(0).reverse())
      await Promise.resolve(graceMs)
        .then(cleanUp)
        .catch((trouble) => troubles.push(trouble))
    if (troubles.length > 0) throw troubles[0]
  }
}
