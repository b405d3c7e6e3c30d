/** Room for numbers of one search after the other: what each would throw away is dear to clear away. */
export class Room {
  #numbers = new Uint32Array()

  /** So many zeros, which are the caller's until it is asked again. */
  zeros(count: number): Uint32Array {
    if (this.#numbers.length < count) this.#numbers = new Uint32Array(Math.ceil(1.1 * count))
    else this.#numbers.fill(0, 0, count)
    return this.#numbers.subarray(0, count)
  }

  /** So many, whatever they are. */
  some(count: number): Uint32Array {
    if (this.#numbers.length < count) return this.zeros(count)
    return this.#numbers.subarray(0, count)
  }
}

/** Room for as many sets as one search makes. */
export class BufferPool {
  readonly #rooms: Room[] = []
  #taken = 0

  /** Takes back all that was given. */
  clear(): void {
    this.#taken = 0
  }

  zeros(count: number): Uint32Array {
    const room = this.#rooms[this.#taken] ?? new Room()
    this.#rooms[this.#taken] = room
    this.#taken += 1
    return room.zeros(count)
  }
}
