const MAX_STEPS = 100

export class UndoStack<Step> {
  readonly #steps: Step[] = []

  get last(): Step | undefined {
    return this.#steps.at(-1)
  }

  push(step: Step): void {
    this.#steps.push(step)
    if (this.#steps.length > MAX_STEPS) this.#steps.shift()
  }

  pop(): Step | undefined {
    return this.#steps.pop()
  }

  clear(): void {
    this.#steps.length = 0
  }
}
