/**
 * Loads a piece of the page; where there is no connection, once there is one again. Until then what the server
 * rendered stands, in place of an error.
 */
export const onceOnline = <Piece>(load: () => Promise<Piece>): Promise<Piece> =>
  load().catch(
    () =>
      new Promise((done) => {
        addEventListener("online", () => done(onceOnline(load)), { once: true })
      }),
  )
