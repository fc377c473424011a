import { parentPort } from 'node:worker_threads'
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base'

/** What looks like a special token is text. */
const plain = { disallowedSpecial: new Set<string>() }

/** What the tokenizer takes as one word: it needs the square of its length in time (32,000 Han characters: 10 s). */
const longRun = /\p{L}{100,}|[^\s\p{L}\p{N}]{100,}|\s{100,}/gu
const slice = /.{1,100}/gsu

/** The text in parts that are counted fast; only runs of 100 characters and more without a break may count a token more. */
function cutLongRuns(text: string): string[] {
  const parts: string[] = []
  let end = 0
  for (const { 0: run, index } of text.matchAll(longRun)) {
    parts.push(text.slice(end, index), ...(run.match(slice) ?? []))
    end = index + run.length
  }
  return [...parts, text.slice(end)]
}

parentPort?.on('message', ({ id, text }: { id: number; text: string }) => {
  const tokens = cutLongRuns(text).reduce((sum, part) => sum + countTokens(part, plain), 0)
  parentPort?.postMessage({ id, tokens })
})
