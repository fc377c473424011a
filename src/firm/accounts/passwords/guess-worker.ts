import { parentPort, workerData } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { GuessQuestion } from './count-guesses.ts'

// Runs in a thread of its own, once, so that its word lists (30 MB) are gone with it.

/** Given by count-guesses.ts, which starts nothing else. */
const { password, words } = workerData as GuessQuestion
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
parentPort?.postMessage(judge.check(password, [...words]).guessesLog10)
