import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'
import { LocalModelError, reasonOf } from './local-model-error.ts'
import { isObject, readSettings } from './read-settings.ts'

/** Turns a text into the numbers of its tokens, those that frame it included, cut to what fits. */
export type TextTokenizer = (text: string) => number[]

/** Reads tokenizer.json. Fails with a LocalModelError when it is none, or of a kind that is not known. */
export function openTokenizer(path: string, mostTokens: number): TextTokenizer {
  const tokenizer = readTokenizer(path)
  const bare = (text: string): number[] => tokenizer.encode(text, { add_special_tokens: false }).ids
  const { before, after } = findFrame(tokenizer.encode('a').ids, bare('a'))
  const room = mostTokens - before.length - after.length
  return (text) => [...before, ...bare(text).slice(0, room), ...after]
}

function readTokenizer(path: string): Tokenizer {
  const said = readTokenizerFile(path)
  const settings = readSettings(join(dirname(path), 'tokenizer_config.json'))
  try {
    const tokenizer = new Tokenizer(said, isObject(settings) ? settings : {})
    tokenizer.encode('a')
    return tokenizer
  } catch (error) {
    const why = reasonOf(error)
    throw new LocalModelError(
      'unsupported',
      `${path} is of a kind that is not read here (${why}): choose another model.`,
    )
  }
}

function readTokenizerFile(path: string): Record<string, unknown> {
  let said: unknown
  try {
    said = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new LocalModelError('broken', `${path} is not valid JSON: export the model anew.`, { cause: error })
  }
  if (isObject(said) && isObject(said.model)) return said
  throw new LocalModelError('broken', `${path} is no tokenizer, since it has no "model": export the model anew.`)
}

/** What stands before and after each text, such as [CLS] and [SEP]: a text that is cut keeps both. */
function findFrame(framed: number[], bare: number[]): { before: number[]; after: number[] } {
  const isAt = (from: number): boolean => bare.every((id, index) => framed[from + index] === id)
  let from = 0
  while (from < framed.length - bare.length && !isAt(from)) from += 1
  return { before: framed.slice(0, from), after: framed.slice(from + bare.length) }
}
