import type { Database } from '../database/connect.ts'

/** How jobs of one queue are tried. */
export interface QueueRules {
  name: string
  /** So often a job is tried again after its first try. */
  retries: number
  /** Before the first of them, in seconds; each later pause is twice as long, with some chance in it. */
  firstPauseSeconds: number
  longestPauseSeconds: number
  /** A job that takes longer is taken for lost and tried again, by another process maybe. */
  expireSeconds: number
  /** How many jobs a process takes up at once; left out: ten. */
  atOnce?: number
  /** Instead: so many places, each for a job of its own, and of one workspace one job at a time in all processes. */
  places?: number
}

/** One try of a job. */
export interface JobTry<Data> {
  data: Data
  /** Whether none follows when this one does not succeed. */
  isLast: boolean
}

export interface JobCount {
  queue: string
  state: 'waiting' | 'active'
  count: number
}

/**
 * PORT: work that is to be done once, by whichever process takes it, and again later when it did not succeed. Jobs lie
 * in the database: what is added in a transaction is there when that is committed, or not at all.
 */
export interface JobQueue {
  /**
   * Makes a queue, and takes up its jobs, those that wait together, until the end of the process. `runAll`, where it is
   * given, does several at once; when it rejects, nothing of it may be left, and `run` does each by itself. `run` rejects:
   * that job is tried again.
   */
  work<Data extends object>(
    rules: QueueRules,
    run: (attempt: JobTry<Data>) => Promise<void>,
    runAll?: (jobs: readonly Data[]) => Promise<void>,
  ): Promise<void>
  /** Those with a `workspaceId` are that workspace's. */
  add(transaction: Database, queue: string, jobs: readonly object[]): Promise<void>
  /** The same for jobs whose process is known to be gone in the middle: they need not wait until that is noticed by its silence. */
  addAgain(transaction: Database, queue: string, jobs: readonly object[]): Promise<void>
  /** Has this process look for jobs of a queue now. Others look every two seconds. */
  wake(queue: string): void
  /** How many jobs wait or are at work, of the queues that have any. */
  count(): Promise<JobCount[]>
  /** Ends what is at work, within some seconds; what does not end is tried again by another process. */
  stop(): Promise<void>
}
