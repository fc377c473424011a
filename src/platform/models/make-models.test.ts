import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** A provider whose list of models is this; it counts how often it was asked. */
async function startLister(list: unknown): Promise<{ url: string; asked: string[]; close(): Promise<void> }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(list === null ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(list))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server has an address of this shape.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    url,
    asked,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

test.each([
  [
    'openai',
    { openaiKey: 'key' },
    { data: [{ id: 'text-embedding-3-small' }, { id: 'gpt-9' }, { id: 'gpt-4o' }, { id: 'gpt-4o-2024-08-06' }] },
    ['openai/gpt-4o', 'openai/gpt-9'],
  ],
  [
    'anthropic',
    { anthropicKey: 'key' },
    {
      data: [
        { type: 'model', id: 'claude-next-9' },
        { type: 'model', id: 'claude-sonnet-4-5' },
      ],
      has_more: false,
    },
    ['anthropic/claude-sonnet-4-5', 'anthropic/claude-next-9'],
  ],
  [
    'google',
    { googleKey: 'key' },
    {
      models: [
        { name: 'models/gemini-9', supportedGenerationMethods: ['generateContent', 'countTokens'] },
        { name: 'models/text-embedding-9', supportedGenerationMethods: ['embedContent'] },
      ],
    },
    ['google/gemini-9'],
  ],
  ['compatible', {}, { object: 'list', data: [{ id: 'qwen3:8b' }] }, ['compatible/qwen3:8b']],
] as const)('%s lists what it says that it has, and is asked once in a while', async (name, keys, list, listed) => {
  const lister = await startLister(list)
  try {
    const models = makeModels({ ...none, ...keys, [`${name}Url`]: lister.url })
    await Promise.all([models.refresh(), models.refresh()])
    await models.refresh()
    const usable = models.list().filter(({ Status }) => Status)
    expect(usable.map(({ Key }) => Key)).toEqual(['porchlight-guide', ...listed])
    expect(lister.asked).toHaveLength(1)
    expect(await models.find(`${name}/no-such-model`)).toBeNull()
    expect(await models.find(listed[0])).toMatchObject({ key: listed[0] })
    // Another process has not asked yet.
    expect(await makeModels({ ...none, ...keys, [`${name}Url`]: lister.url }).find(listed.at(-1) ?? '')).not.toBeNull()
  } finally {
    await lister.close()
  }
})

test('a provider that cannot be asked has the models that are known of it', async () => {
  const lister = await startLister(null)
  try {
    const models = makeModels({ ...none, anthropicKey: 'key', anthropicUrl: lister.url })
    await models.refresh()
    expect(models.list().filter(({ Key, Status }) => Status && Key.startsWith('anthropic/')).length).toBeGreaterThan(5)
  } finally {
    await lister.close()
  }
})
