/** Something that is looked at by components, which hear of its changes. */
export class Observable {
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  protected changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
