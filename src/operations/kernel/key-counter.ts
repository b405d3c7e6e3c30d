/** Counts what each key holds, such as the open files of an account. A key that holds nothing takes no memory. */
export class KeyCounter {
  readonly #counts = new Map<string, number>()

  get size(): number {
    return this.#counts.size
  }

  countOf(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  /** Counts one more for the key. Call the returned function once, when it is given back. */
  hold(key: string): () => void {
    this.#counts.set(key, this.countOf(key) + 1)
    return () => {
      const left = this.countOf(key) - 1
      if (left > 0) this.#counts.set(key, left)
      else this.#counts.delete(key)
    }
  }
}
