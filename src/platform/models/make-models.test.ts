import { expect, test } from 'vitest'
import { makeModels } from './make-models.ts'
import type { ModelSettings } from './model-settings.ts'

const none: ModelSettings = {
  openaiKey: null,
  openaiUrl: null,
  anthropicKey: null,
  anthropicUrl: null,
  googleKey: null,
  googleUrl: null,
  compatibleUrl: null,
  compatibleKey: null,
  compatibleModels: [],
  transcriptionModel: null,
}

test('without any key the built-in guide is the one usable model, and what could be had is shown', async () => {
  const models = makeModels(none)
  const [first, ...rest] = models.list()
  expect(first).toEqual({ Key: 'porchlight-guide', Value: 'Porchlight guide (built in)', Status: true })
  expect(rest.every((entry) => entry.Status === false)).toBe(true)
  for (const provider of ['openai/', 'anthropic/', 'google/']) {
    expect(rest.filter(({ Key }) => Key.startsWith(provider)).length).toBeGreaterThan(5)
  }
  expect(new Set(models.list().map(({ Key }) => Key)).size).toBe(models.list().length)
  expect(await models.find('porchlight-guide')).toBeNull()
  expect(await models.find('openai/gpt-5.5')).toBeNull()
  expect(await models.transcription()).toBeNull()
})

test('a key makes the models of its provider usable, and no others', async () => {
  const models = makeModels({ ...none, anthropicKey: 'key' })
  const usable = models.list().filter(({ Status }) => Status)
  expect(usable.length).toBeGreaterThan(5)
  expect(usable.slice(1).every(({ Key }) => Key.startsWith('anthropic/'))).toBe(true)
  expect(await models.find('anthropic/claude-sonnet-5')).toMatchObject({ seesImages: true, takesVideo: false })
  expect(await models.find('anthropic/no-such-model')).toBeNull()
  expect(await models.transcription()).toBeNull()
})

test('every model of the list can be opened', async () => {
  const models = makeModels({
    ...none,
    openaiKey: 'key',
    anthropicKey: 'key',
    googleKey: 'key',
    compatibleUrl: 'http://127.0.0.1:1/v1',
    compatibleModels: ['qwen/qwen3:8b', 'llama', 'llama'],
  })
  const keys = models.list().map(({ Key }) => Key)
  expect(keys.filter((key) => key.startsWith('compatible/'))).toEqual(['compatible/qwen/qwen3:8b', 'compatible/llama'])
  for (const key of keys.slice(1)) {
    const model = await models.find(key)
    expect(model?.key).toBe(key)
    expect(model?.languageModel.modelId).toBe(key.slice(key.indexOf('/') + 1))
    expect(model?.takesVideo).toBe(key.startsWith('google/'))
  }
  expect(await models.find('compatible/llama')).toBe(await models.find('compatible/llama'))
})

test.each([
  [{ openaiKey: 'key', googleKey: 'key' }, 'openai/gpt-4o-transcribe'],
  [{ googleKey: 'key' }, 'google/gemini-3.5-transcribe'],
  [{ openaiKey: 'key', transcriptionModel: 'openai/whisper-1' }, 'openai/whisper-1'],
  [
    {
      compatibleUrl: 'http://127.0.0.1:1/v1',
      compatibleModels: ['llama'],
      transcriptionModel: 'compatible/org/whisper',
    },
    'compatible/org/whisper',
  ],
  [{ anthropicKey: 'key' }, undefined],
  [{ transcriptionModel: 'openai/whisper-1' }, undefined],
])('with %j, %s listens', async (settings, key) => {
  expect((await makeModels({ ...none, ...settings }).transcription())?.key).toBe(key)
})
