import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TextKind } from '../embedding-model.ts'
import { LocalModelError } from './local-model-error.ts'
import { isObject, readSettings } from './read-settings.ts'

/** How the vectors of the tokens become the one of the text: their mean, or that of the first token. */
export type Pooling = 'mean' | 'first'

/** A folder that has what a model needs, and what its small files say. */
export interface LocalModelFiles {
  folder: string
  model: string
  /** Weights of large models lie beside them. */
  weights: { path: string; name: string } | null
  tokenizer: string
  pooling: Pooling
  /** Most tokens of a text. */
  mostTokens: number
  /** What goes before a text, such as "query: ". */
  prompts: Record<TextKind, string>
}

const needs =
  'a local model needs model.onnx or onnx/model.onnx, and tokenizer.json, as sentence-transformers exports them'
const mostTokens = 512

/**
 * Looks whether a folder holds a model that texts can be turned into vectors with, without loading it. Fails with a
 * LocalModelError whose message says what is missing and what to do.
 */
export function checkLocalModel(folder: string): LocalModelFiles {
  const at = resolve(folder)
  if (!statSync(at, { throwIfNoEntry: false })?.isDirectory())
    throw new LocalModelError('incomplete', `${at} is no folder: ${needs}.`)
  const model = ['model.onnx', 'onnx/model.onnx'].map((name) => join(at, name)).find(isFile)
  if (model === undefined) throw new LocalModelError('incomplete', `${at} has no model.onnx: ${needs}.`)
  const tokenizer = join(at, 'tokenizer.json')
  if (!isFile(tokenizer)) throw new LocalModelError('incomplete', `${at} has no tokenizer.json: ${needs}.`)
  const weights = `${model}_data`
  refuseFurtherModules(at)
  return {
    folder: at,
    model,
    weights: isFile(weights) ? { path: weights, name: 'model.onnx_data' } : null,
    tokenizer,
    pooling: readPooling(at),
    mostTokens: readMostTokens(at),
    prompts: readPrompts(at),
  }
}

function isFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size > 0
}

/** A model that changes its vectors after pooling would give others here, and nobody would see it. */
function refuseFurtherModules(folder: string): void {
  const modules = readSettings(join(folder, 'modules.json'))
  if (!Array.isArray(modules)) return
  const names = modules.filter(isObject).map((module) => String(module.type).split('.').at(-1))
  const further = names.find((name) => !['Transformer', 'Pooling', 'Normalize'].includes(name ?? ''))
  if (further !== undefined)
    throw new LocalModelError(
      'unsupported',
      `The model in ${folder} has a layer "${further}", which is not read here: choose one of Transformer, Pooling and Normalize alone.`,
    )
}

function readPooling(folder: string): Pooling {
  const settings = readSettings(join(folder, '1_Pooling', 'config.json'))
  if (!isObject(settings)) return 'mean'
  const chosen = Object.keys(settings).filter((key) => key.startsWith('pooling_mode_') && settings[key] === true)
  const named = typeof settings.pooling_mode === 'string' ? [settings.pooling_mode] : chosen
  const [mode = 'mean', ...others] = named.map((name) => name.replace(/^pooling_mode_/, '').replace(/_tokens?$/, ''))
  if (mode === 'mean' && others.length === 0) return 'mean'
  if (mode === 'cls' && others.length === 0) return 'first'
  throw new LocalModelError(
    'unsupported',
    `The model in ${folder} pools by ${[mode, ...others].join(' and ')}, which is not read here: choose one that pools by mean or cls.`,
  )
}

/** The least of what its files say, and never more than 512: what a text costs grows with the square of it. */
function readMostTokens(folder: string): number {
  const said = [
    ['sentence_bert_config.json', 'max_seq_length'],
    ['config.json', 'max_position_embeddings'],
    ['tokenizer_config.json', 'model_max_length'],
  ] as const
  const numbers = said.map(([name, key]) => {
    const settings = readSettings(join(folder, name))
    return isObject(settings) ? settings[key] : undefined
  })
  const isLimit = (value: unknown): value is number => typeof value === 'number' && value >= 8
  return Math.floor(Math.min(mostTokens, ...numbers.filter(isLimit)))
}

function readPrompts(folder: string): Record<TextKind, string> {
  const settings = readSettings(join(folder, 'config_sentence_transformers.json'))
  const all = isObject(settings) && isObject(settings.prompts) ? settings.prompts : {}
  const usual = isObject(settings) ? all[String(settings.default_prompt_name)] : undefined
  const first = (...prompts: unknown[]): string => prompts.find((prompt) => typeof prompt === 'string') ?? ''
  return { question: first(all.query, usual), passage: first(all.passage, all.document, usual) }
}
