import { startBenchProcess } from './child-process.ts'

interface Target {
  origin: string
  path: string
  headers: Record<string, string>
  /** POST when not given. */
  method?: string
}

export interface RequestJob extends Target {
  kind: 'requests'
  /** Sent in turns, beginning with the one of this number. */
  bodies: string[]
  firstBody: number
  connections: number
  seconds: number
}

export interface RequestResult {
  perSecond: number
  /** Of every request, from sending it to the end of its answer. */
  milliseconds: number[]
  nextBody: number
}

export interface StreamJob extends Target {
  kind: 'streams'
  /** Each is sent once. */
  bodies: string[]
  atOnce: number
  /** How many pieces every answer must have. */
  pieces: number
  /** The fewest lines that it may have: whole sentences come as one. Left out: half as many as pieces. */
  leastLines?: number
  /** The first streams begin spread over this time, so that not all of them are at the same point for ever. */
  spreadMs: number
}

export interface StreamResult {
  perSecond: number
  /** Of every stream, from sending the question to the first whole piece. */
  firstPieceMs: number[]
}

export type LoadJob = RequestJob | StreamJob

export interface LoadGenerator {
  sendRequests(job: Omit<RequestJob, 'kind'>): Promise<RequestResult>
  askStreams(job: Omit<StreamJob, 'kind'>): Promise<StreamResult>
  stop(): Promise<void>
}

/** Starts the process with the clients; it takes one job after the other. */
export async function startLoadGenerator(): Promise<LoadGenerator> {
  const { child, stop } = await startBenchProcess('load.ts')
  let lastId = 0
  const run = <Result>(job: LoadJob): Promise<Result> => {
    const id = ++lastId
    return new Promise((resolve, reject) => {
      const onExit = () => reject(new Error('the load generator ended'))
      child.once('exit', onExit)
      child.once('message', (message) => {
        child.off('exit', onExit)
        // load.ts answers each job with its own kind of result, or with why there is none.
        const answer = message as { id: number; result?: Result; error?: string }
        if (answer.id === id && answer.result !== undefined) resolve(answer.result)
        else reject(new Error(answer.error ?? 'the load generator answered another job'))
      })
      child.send({ id, job })
    })
  }
  return {
    sendRequests: (job) => run<RequestResult>({ kind: 'requests', ...job }),
    askStreams: (job) => run<StreamResult>({ kind: 'streams', ...job }),
    stop,
  }
}
