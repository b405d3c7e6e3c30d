/**
 * The other end of `askProcess`: reads one file of a stranger, answers, and ends. Such a process knows no secret and
 * can be killed at any moment, or crash, without harm to the shop.
 */
export function answerOneFile(answer: (file: Buffer) => Promise<unknown>): void {
  process.once("message", async (file: unknown) => {
    if (!(file instanceof Uint8Array)) throw new Error("no file came")
    process.send?.(await answer(Buffer.from(file)), () => process.disconnect())
  })
  process.send?.("listening")
  // Whether answered or left alone by a shop that died: nothing outlives this.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))
}
