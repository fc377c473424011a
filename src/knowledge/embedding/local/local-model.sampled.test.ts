import { renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import { type LocalModel, type LocalModelOptions, openLocalModel } from './local-model.ts'
import { meanOf, TinyModels, tinyWords } from './tiny-model.fixture.ts'

const models = new TinyModels()
const opened: LocalModel[] = []
const open = (folder = models.make(), options: LocalModelOptions = {}): LocalModel => {
  const model = openLocalModel(folder, options)
  opened.push(model)
  return model
}
afterEach(() => {
  for (const model of opened.splice(0)) model.close()
})
afterAll(() => models.remove())

const isNear = (vector: Float32Array | undefined, expected: number[]): void => {
  expect(vector?.length).toBe(expected.length)
  expected.forEach((value, index) => {
    expect(vector?.[index]).toBeCloseTo(value, 5)
  })
}
const likeness = (a: Float32Array | undefined, b: Float32Array | undefined): number =>
  a && b ? a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0) : Number.NaN
const killModel = (model: LocalModel, signal: NodeJS.Signals): boolean =>
  model.processId !== null && process.kill(model.processId, signal)

describe('the vectors of texts', () => {
  test('are the mean of their tokens at length 1, and nearer where the texts are alike', async () => {
    const model = open()
    const [dogs, rent, cat, fee, unknown] = await model.embed(['Dogs', 'rent', 'CAT', 'fee', 'zebra'], 'passage')
    isNear(dogs, meanOf(['dog', '##s']))
    isNear(rent, meanOf(['rent']))
    isNear(unknown, meanOf(['[UNK]']))
    for (const vector of [dogs, rent, cat, fee, unknown]) expect(likeness(vector, vector)).toBeCloseTo(1, 5)
    expect(likeness(dogs, cat)).toBeGreaterThan(likeness(dogs, rent) + 0.3)
    expect(likeness(rent, fee)).toBeGreaterThan(likeness(rent, cat) + 0.3)
    expect(await model.embed([], 'passage')).toEqual([])
  })

  test('come in the order of the texts, however many, and are the same beside others as alone', async () => {
    const model = open()
    const words = ['dog', 'cat', 'rent', 'deposit', 'fee', 'pet']
    const said = Array.from({ length: 50 }, (_, index) =>
      `${words[index % 6]} ${words[(index * 5) % 4]} `.repeat(1 + (index % 3)),
    )
    const vectors = await model.embed(said, 'passage')
    expect(vectors).toHaveLength(50)
    said.forEach((text, index) => {
      isNear(vectors[index], meanOf(text.trim().split(/\s+/)))
    })
    expect(await model.embed([said[31] ?? ''], 'passage')).toEqual([vectors[31]])
  })

  test('of a text that is too long are those of its beginning, its frame kept', async () => {
    const folder = models.make({ 'sentence_bert_config.json': { max_seq_length: 8 } })
    const [cut, huge] = await open(folder).embed(
      [`${'dog '.repeat(6)}${'rent '.repeat(90)}`, 'rent '.repeat(500_000)],
      'passage',
    )
    isNear(cut, meanOf(Array.from({ length: 6 }, () => 'dog')))
    isNear(huge, meanOf(Array.from({ length: 6 }, () => 'rent')))
  })

  test('of hostile texts are vectors all the same', async () => {
    const texts = [
      '',
      ' \n\t',
      '\u0000\uFFFD',
      '\uD800dog',
      '[CLS][SEP][PAD]',
      '🏠'.repeat(9_000),
      'a'.repeat(100_000),
      '租金',
    ]
    const vectors = await open().embed(texts, 'question')
    for (const vector of vectors) expect(likeness(vector, vector)).toBeCloseTo(1, 5)
  })
})

describe('a model has its own ways', () => {
  deepTest('of being asked: what goes before a question or a passage', async () => {
    const prompts = { query: 'query: ', document: '' }
    const model = open(models.make({ 'config_sentence_transformers.json': { prompts, default_prompt_name: null } }))
    isNear((await model.embed(['dog'], 'question'))[0], meanOf(['query', ':', 'dog']))
    isNear((await model.embed(['dog'], 'passage'))[0], meanOf(['dog']))
  })

  quickTest('of pooling: the first token', async () => {
    const first = {
      'model.onnx': null,
      '1_Pooling/config.json': { pooling_mode_cls_token: true, pooling_mode_mean_tokens: false },
    }
    const [vector] = await open(models.make(first)).embed(['dog'], 'passage')
    const length = Math.hypot(0.5, 0.5, 1)
    isNear(vector, [0.5 / length, 0.5 / length, 1 / length])
  })

  deepTest('of inputs and outputs: numbers of 32 bits, one input, and the vector of the text itself', async () => {
    const short = open(models.make({}, { inputs: ['input_ids'], inputKind: 'int32', output: 'sentence_embedding' }))
    const [vector] = await short.embed(['dog rent'], 'passage')
    const length = Math.hypot(4, 4, 1)
    isNear(vector, [4 / length, 4 / length, 1 / length])
  })

  deepTest('of tokens: pieces of a vocabulary with chances (Unigram), as multilingual models have them', async () => {
    const pieces = [
      ['<s>', 0],
      ['</s>', 0],
      ['<unk>', 0],
      ['▁dog', -2],
      ['▁rent', -3],
      ['s', -4],
      ['▁', -5],
    ]
    const tokenizer = {
      version: '1.0',
      added_tokens: [],
      normalizer: null,
      pre_tokenizer: { type: 'Metaspace', replacement: '▁', prepend_scheme: 'always', split: true },
      post_processor: null,
      decoder: { type: 'Metaspace', replacement: '▁', prepend_scheme: 'always', split: true },
      model: { type: 'Unigram', unk_id: 2, vocab: pieces },
    }
    const rows = [
      [1, 0],
      [1, 0],
      [1, 0],
      [0, 3],
      [2, 2],
      [0, 1],
      [1, 0],
    ]
    const [vector] = await open(models.make({ 'tokenizer.json': tokenizer }, { rows })).embed(['dogs rent'], 'passage')
    const length = Math.hypot(2, 6)
    isNear(vector, [2 / length, 6 / length])
  })

  deepTest('of lying in a folder: a model of a download cache is a link', async () => {
    const folder = models.make()
    const elsewhere = models.make({ 'tokenizer.json': null })
    renameSync(join(folder, 'onnx/model.onnx'), join(elsewhere, 'blob'))
    symlinkSync(join(elsewhere, 'blob'), join(folder, 'model.onnx'))
    isNear((await open(folder).embed(['rent'], 'passage'))[0], meanOf(['rent']))
  })
})

describe('a model that fails', () => {
  deepTest('in the middle of a call: an error, and the next call is answered', async () => {
    const model = open()
    const [before] = await model.embed(['dog'], 'passage')
    killModel(model, 'SIGSTOP')
    const call = model.embed(['dog', 'rent'], 'passage')
    killModel(model, 'SIGKILL')
    await expect(call).rejects.toMatchObject({ fault: 'ended', message: expect.stringContaining('anew') })
    expect(await model.embed(['dog'], 'passage')).toEqual([before])
  })

  deepTest('while nobody asks: nobody notices', async () => {
    const model = open()
    const before = await model.embed(['dog'], 'passage')
    const old = model.processId
    killModel(model, 'SIGKILL')
    await expect.poll(() => model.embed(['dog'], 'passage').catch(() => null)).toEqual(before)
    expect(model.processId).not.toBe(old)
  })

  deepTest('by hanging: an error at its limit, and the next call is answered', async () => {
    const model = open(models.make(), { textsMs: 8_000 })
    await model.embed(['dog'], 'passage')
    killModel(model, 'SIGSTOP')
    await expect(model.embed(['dog'], 'passage')).rejects.toMatchObject({ fault: 'too-slow' })
    isNear((await model.embed(['rent'], 'passage'))[0], meanOf(['rent']))
  })

  quickTest('by loading too long or taking too much memory: says which, and what to do', async () => {
    await expect(open(models.make(), { openMs: 1 }).embed(['dog'], 'passage')).rejects.toMatchObject({
      fault: 'too-slow',
      message: expect.stringContaining('was not loaded within 0.001 s: choose a smaller one'),
    })
    await expect(open(models.make(), { memoryMb: 60 }).embed(['dog'], 'passage')).rejects.toMatchObject({
      fault: 'too-much-memory',
      message: 'The local model needs more than 60 MB: allow it more memory, or choose a smaller model.',
    })
  })
})

describe('many who ask', () => {
  quickTest('wait in a line that is bounded, and each gets its own', async () => {
    const model = open(models.make(), { mostWaiting: 2 })
    const calls = ['dog', 'rent', 'cat', 'fee'].map((text) => model.embed([text], 'question'))
    const [dog, rent, cat, refused] = await Promise.allSettled(calls)
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'too-busy' } })
    const texts = ['dog', 'rent', 'cat']
    ;[dog, rent, cat].forEach((result, index) => {
      isNear(result?.status === 'fulfilled' ? result.value[0] : undefined, meanOf([texts[index] ?? '']))
    })
  })

  deepTest('a question before passages that wait', async () => {
    const model = open()
    await model.embed(['dog'], 'passage')
    killModel(model, 'SIGSTOP')
    const heard: string[] = []
    const ask = async (name: string, kind: 'question' | 'passage', count: number): Promise<void> => {
      await model.embed(Array<string>(count).fill('rent'), kind)
      heard.push(name)
    }
    const calls = [ask('long', 'passage', 20), ask('short', 'passage', 1), ask('question', 'question', 1)]
    killModel(model, 'SIGCONT')
    await Promise.all(calls)
    expect(heard).toEqual(['question', 'short', 'long'])
  })

  deepTest('may give up: they hear at once, and the model stays for the others', async () => {
    const model = open()
    await model.embed(['dog'], 'passage')
    const id = model.processId
    const stop = new AbortController()
    killModel(model, 'SIGSTOP')
    const call = model.embed(['dog'], 'passage', stop.signal)
    const next = model.embed(['rent'], 'passage')
    stop.abort(new Error('changed my mind'))
    await expect(call).rejects.toThrow('changed my mind')
    killModel(model, 'SIGCONT')
    isNear((await next)[0], meanOf(['rent']))
    expect(model.processId).toBe(id)
  })

  quickTest('hear that a closed model answers no more', async () => {
    const model = open()
    const call = model.embed(['dog'], 'passage')
    model.close()
    await expect(call).rejects.toThrow('the process ends')
    await expect(model.embed(['dog'], 'passage')).rejects.toThrow('the process ends')
    expect(model.processId).toBeNull()
  })

  deepTest('nobody: the memory is given back, and the next text loads it anew', async () => {
    const model = open(models.make(), { idleMs: 20 })
    expect(model.processId).toBeNull()
    const before = await model.embed(['dog'], 'passage')
    await expect.poll(() => model.processId).toBeNull()
    expect(await model.embed(['dog'], 'passage')).toEqual(before)
  })
})

describe('files that are no model', () => {
  const whatIs = (folder: string): Promise<unknown> => open(folder).embed(['dog'], 'passage')
  const rows = Object.values(tinyWords)

  test.each([
    ['a broken model', { 'onnx/model.onnx': 'not a model' }, {}, 'broken', 'could not be loaded'],
    ['half a tokenizer', { 'tokenizer.json': '{"model": {' }, {}, 'broken', 'tokenizer.json is not valid JSON'],
    ['something else', { 'tokenizer.json': { words: [] } }, {}, 'broken', 'tokenizer.json is no tokenizer'],
    [
      'an unknown tokenizer',
      { 'tokenizer.json': { model: { type: 'Runes', vocab: {} } } },
      {},
      'unsupported',
      'kind that is not',
    ],
    ['the tokenizer of another model', {}, { rows: rows.slice(0, 2) }, 'broken', 'may not belong together'],
    ['a model of pictures', {}, { inputs: ['pixel_values'] }, 'unsupported', 'asks for "pixel_values" instead'],
    ['a model that classes texts', {}, { output: 'logits' }, 'unsupported', 'gives logits instead of'],
    ['numbers that are none', {}, { rows: rows.map(() => [Number.NaN]) }, 'broken', 'no direction'],
  ])('%s: one sentence says so', async (_what, files, model, fault, sentence) => {
    await expect(whatIs(models.make(files, model))).rejects.toMatchObject({
      fault,
      message: expect.stringMatching(new RegExp(`^[^\n]*${sentence}[^\n]*(choose|export)[^\n]*\\.$`)),
    })
  })
})
