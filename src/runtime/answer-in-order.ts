import type { RequestListener } from "node:http"
import type { Socket } from "node:net"

/** Maximum number of queued requests of one connection; beyond it the connection is closed. */
const MAX_WAITING = 256
/** Maximum number over all connections, because each queued request takes some kilobytes. */
const MAX_WAITING_IN_ALL = 2048

interface Pipeline {
  isAnswering: boolean
  waiting: (() => void)[]
}

/**
 * Handles the requests of each connection in sequence: each begins when the previous answer is sent. Until then the
 * socket is paused.
 */
export function answerInOrder(handle: RequestListener): RequestListener {
  const pipelines = new WeakMap<Socket, Pipeline>()
  let waitingInAll = 0

  const open = (socket: Socket): Pipeline => {
    const pipeline: Pipeline = { isAnswering: false, waiting: [] }
    pipelines.set(socket, pipeline)
    socket.once("close", () => {
      waitingInAll -= pipeline.waiting.length
      pipeline.waiting = []
    })
    return pipeline
  }
  /** Pauses on the next tick, after all requests that arrived together, because Node resumes the socket after each. */
  const pause = (socket: Socket, { waiting }: Pipeline): void => {
    process.nextTick(() => {
      if (waiting.length > 0) socket.pause()
    })
  }
  const beginNext = (socket: Socket, pipeline: Pipeline): void => {
    const begin = pipeline.waiting.shift()
    if (begin) {
      waitingInAll -= 1
      begin()
      pause(socket, pipeline)
    } else {
      pipeline.isAnswering = false
      socket.resume()
    }
  }

  return (request, reply) => {
    const { socket } = request
    const pipeline = pipelines.get(socket) ?? open(socket)
    const begin = () => {
      reply.once("close", () => {
        // Continues on the next turn of the event loop, so that other connections and the database get their turn.
        setImmediate(() => {
          if (!socket.destroyed) beginNext(socket, pipeline)
        })
      })
      handle(request, reply)
    }
    if (!pipeline.isAnswering) {
      pipeline.isAnswering = true
      begin()
    } else if (pipeline.waiting.length >= MAX_WAITING || waitingInAll >= MAX_WAITING_IN_ALL) {
      socket.destroy()
    } else {
      pipeline.waiting.push(begin)
      waitingInAll += 1
      pause(socket, pipeline)
    }
  }
}
