/** Tells numbers that one slip leads to: they have in common what is left of them without a character. */
export class NearNumbers {
  #holders = new Map<string, Set<string>>()

  constructor(numbers: Iterable<string>) {
    for (const number of numbers)
      for (const rest of restsOf(number)) {
        const holders = this.#holders.get(rest)
        if (holders) holders.add(number)
        else this.#holders.set(rest, new Set([number]))
      }
  }

  /** Those that may be meant by it. */
  of(written: string): Set<string> {
    return new Set(restsOf(written).flatMap((rest) => [...(this.#holders.get(rest) ?? [])]))
  }
}

const restsOf = (number: string): string[] => [
  number,
  ...Array.from(number, (_, at) => number.slice(0, at) + number.slice(at + 1)),
]
