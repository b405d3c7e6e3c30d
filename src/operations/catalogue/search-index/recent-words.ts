const NONE = -1

/** Words that are not packed yet, each with the places it is found at: a chain of numbers, since an array for each word is dear. */
export class RecentWords {
  readonly #last = new Map<string, number>()
  #places = new Int32Array(1024)
  #before = new Int32Array(1024)
  #length = 0

  /** At a place behind all others. */
  add(word: string, place: number): void {
    if (this.#length === this.#places.length) this.#grow()
    this.#places[this.#length] = place
    this.#before[this.#length] = this.#last.get(word) ?? NONE
    this.#last.set(word, this.#length)
    this.#length += 1
  }

  words = (): Iterable<string> => this.#last.keys()

  /** In their order. */
  placesOf(word: string): number[] {
    const places: number[] = []
    for (let at = this.#last.get(word) ?? NONE; at !== NONE; at = this.#before[at] ?? NONE)
      places.push(this.#places[at] ?? 0)
    return places.reverse()
  }

  #grow(): void {
    const places = new Int32Array(2 * this.#length)
    const before = new Int32Array(2 * this.#length)
    places.set(this.#places)
    before.set(this.#before)
    this.#places = places
    this.#before = before
  }
}
