import { readFileSync, statSync } from 'node:fs'
import { LocalModelError } from './local-model-error.ts'

const mostBytes = 4 * 1_048_576

/** A small JSON file of a model; undefined: there is none. */
export function readSettings(path: string): unknown {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) return undefined
  if (found.size > mostBytes)
    throw new LocalModelError('broken', `${path} has more than 4 MB and is no file of settings: export the model anew.`)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new LocalModelError('broken', `${path} is not valid JSON: export the model anew.`, { cause: error })
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
