/** Room for numbers of one search after the other: what each would throw away is dear to clear away. */
export class Room {
  #numbers = new Uint32Array()

  /** So many zeros, which are the caller's until it is asked again. */
  zeros(count: number): Uint32Array {
    if (this.#numbers.length < count) this.#numbers = new Uint32Array(Math.ceil(1.1 * count))
    else this.#numbers.fill(0, 0, count)
    return this.#numbers.subarray(0, count)
  }
}
