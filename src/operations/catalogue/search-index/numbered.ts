/** Things that are many times the same, each with a number from 0 on. */
export class Numbered<Thing> {
  readonly things: Thing[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(name: string, thing: () => Thing): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const number = this.things.length
    this.things.push(thing())
    this.#numbers.set(name, number)
    return number
  }

  known = (name: string): number | undefined => this.#numbers.get(name)
}
