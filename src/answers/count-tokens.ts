import { setTimeout as wait } from 'node:timers/promises'

/**
 * Tokens of a text by OpenAI's public cl100k tokenizer. Its tables take 45 MB and a third of a second to load, half of
 * what o200k's take, so they are loaded when first needed.
 */
export async function countTokens(text: string): Promise<number> {
  counting ??= loadCounting()
  const { countTokens: count } = await counting
  const plain = { disallowedSpecial: new Set<string>() }
  return cutLongRuns(text).reduce((sum, part) => sum + count(part, plain), 0)
}

let counting: ReturnType<typeof loadCounting> | null = null

async function loadCounting() {
  // Nothing else runs while it is loaded: an answer that has just been told goes out first.
  await wait(1)
  return import('gpt-tokenizer/encoding/cl100k_base')
}

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

/**
 * About how many tokens a text has, for budgets: never loads a table, and errs upwards for every script. A token is 4 to
 * 5 letters of English prose, three digits, or one or two signs; other scripts take up to one token a character.
 */
export function estimateTokens(text: string): number {
  let letters = 0
  let digits = 0
  let others = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code > 127) others += 1
    else if (code === 32 || (code | 32) >= 97) letters += 1
    else if (code >= 48 && code <= 57) digits += 1
  }
  const signs = text.length - letters - digits - others
  return Math.ceil(letters / 3.5 + digits / 2 + signs * 0.8 + others * 1.2)
}
