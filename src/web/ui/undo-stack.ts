const MAX_STEPS = 100

/** Latest changes of a state that can be undone. */
export class UndoStack<Step> {
  readonly #steps: Step[] = []

  get last(): Step | undefined {
    return this.#steps.at(-1)
  }

  push(step: Step): void {
    this.#steps.push(step)
    if (this.#steps.length > MAX_STEPS) this.#steps.shift()
  }

  /** Removes and returns a step, by default the last one. Returns undefined if there is none. */
  pop(step = this.last): Step | undefined {
    const at = step === undefined ? -1 : this.#steps.lastIndexOf(step)
    return at < 0 ? undefined : this.#steps.splice(at, 1)[0]
  }

  /** Applies a change that cannot be undone to all earlier steps. */
  rewrite(change: (step: Step) => Step): void {
    for (const [at, step] of this.#steps.entries()) this.#steps[at] = change(step)
  }

  clear(): void {
    this.#steps.length = 0
  }
}
