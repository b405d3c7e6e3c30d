/** Keeps the answers to the latest questions. */
export class AnswerCache<Answer> {
  readonly #limit: number
  readonly #answers = new Map<string, Answer>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(question: string, find: () => Answer): Answer {
    const known = this.#answers.get(question)
    if (known) return known
    const found = find()
    const [oldest] = this.#answers.keys()
    if (this.#answers.size === this.#limit && oldest !== undefined) this.#answers.delete(oldest)
    this.#answers.set(question, found)
    return found
  }

  clear(): void {
    this.#answers.clear()
  }
}
