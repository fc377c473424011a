import { readFileSync } from 'node:fs'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import type { TextKind } from '../embedding-model.ts'
import { checkLocalModel, type LocalModelFiles } from './check-local-model.ts'
import { LocalModelError, reasonOf } from './local-model-error.ts'
import { poolVectors, toUnitLength } from './pool-vectors.ts'
import { openTokenizer, type TextTokenizer } from './text-tokenizer.ts'

const knownInputs = ['input_ids', 'attention_mask', 'token_type_ids']

/**
 * A model in memory. One text at a time: the vector of a text then never depends on those beside it, as it would where
 * a model with small numbers measures all of them at once, and no text waits for the padding of a longer one.
 */
export class SentenceModel {
  readonly #files: LocalModelFiles
  readonly #tokenize: TextTokenizer
  readonly #session: InferenceSession
  readonly #output: string

  private constructor(files: LocalModelFiles, tokenize: TextTokenizer, session: InferenceSession) {
    this.#files = files
    this.#tokenize = tokenize
    this.#session = session
    this.#output = chooseOutput(files, session)
    const foreign = session.inputNames.find((name) => !knownInputs.includes(name))
    if (foreign !== undefined || !session.inputNames.includes('input_ids'))
      throw refuse(files, `it asks for "${foreign ?? session.inputNames.join()}" instead of input_ids`)
  }

  /** Fails with a LocalModelError: also when the parts do not fit each other, which a first text shows. */
  static async open(folder: string): Promise<SentenceModel> {
    const files = checkLocalModel(folder)
    const model = new SentenceModel(files, openTokenizer(files.tokenizer, files.mostTokens), await openSession(files))
    await model.embed('a', 'question')
    return model
  }

  async embed(text: string, kind: TextKind): Promise<Float32Array> {
    const ids = this.#tokenize(this.#files.prompts[kind] + text)
    // A text of nothing, without a frame: no model takes no token at all.
    const output = await this.#run(ids.length === 0 ? [0] : ids)
    const vector = toUnitLength(this.#pool(output))
    if (vector === null) throw broken(this.#files, 'its numbers have no direction')
    return vector
  }

  async #run(ids: number[]): Promise<Tensor> {
    const values = { input_ids: ids, attention_mask: ids.map(() => 1), token_type_ids: ids.map(() => 0) }
    const feeds = this.#session.inputMetadata.map((input) => {
      const numbers = values[input.name as keyof typeof values] // Checked when it was opened.
      const isShort = input.isTensor && input.type === 'int32'
      const tensor = isShort ? toShortTensor(numbers) : toLongTensor(numbers)
      return [input.name, tensor] as const
    })
    try {
      const outputs = await this.#session.run(Object.fromEntries(feeds), [this.#output])
      const output = outputs[this.#output]
      if (output) return output
    } catch (error) {
      throw broken(this.#files, reasonOf(error))
    }
    throw broken(this.#files, `it gave no ${this.#output}`)
  }

  #pool({ data, dims }: Tensor): Float32Array {
    const size = dims.at(-1) ?? 0
    if (!(data instanceof Float32Array)) throw refuse(this.#files, 'its numbers are not of 32 bits')
    if (size === 0 || data.length === 0) throw broken(this.#files, 'it gave no numbers')
    return poolVectors(data, size, this.#files.pooling)
  }
}

const toLongTensor = (numbers: number[]): Tensor =>
  new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length])
const toShortTensor = (numbers: number[]): Tensor => new Tensor('int32', Int32Array.from(numbers), [1, numbers.length])

async function openSession(files: LocalModelFiles): Promise<InferenceSession> {
  // One thread: what answers visitors needs the others.
  env.wasm.numThreads = 1
  env.logLevel = 'error'
  try {
    return await InferenceSession.create(readFileSync(files.model), {
      executionProviders: ['wasm'],
      ...(files.weights && {
        externalData: [{ path: files.weights.name, data: readFileSync(files.weights.path) }],
      }),
    })
  } catch (error) {
    throw new LocalModelError(
      'broken',
      `${files.model} could not be loaded (${reasonOf(error)}): export the model anew, or choose another.`,
    )
  }
}

/** The vector of the text itself where the model gives it, else those of its tokens. */
function chooseOutput(files: LocalModelFiles, { outputNames }: InferenceSession): string {
  const name = ['sentence_embedding', 'last_hidden_state', 'token_embeddings'].find((one) => outputNames.includes(one))
  if (name !== undefined) return name
  throw refuse(files, `it gives ${outputNames.join(', ')} instead of sentence_embedding or last_hidden_state`)
}

function refuse(files: LocalModelFiles, why: string): LocalModelError {
  return new LocalModelError(
    'unsupported',
    `${files.model} is no model for vectors of texts, since ${why}: choose one for sentence-transformers.`,
  )
}

function broken(files: LocalModelFiles, why: string): LocalModelError {
  return new LocalModelError(
    'broken',
    `${files.model} could not read a text (${why}): its files may not belong together, so export the model anew.`,
  )
}
