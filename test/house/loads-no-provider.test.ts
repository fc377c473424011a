import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('no package of a provider, no tokenizer, nothing that runs models and nothing of the console is loaded before it is needed', async () => {
  const script = `
    const { registerHooks } = await import('node:module')
    const root = process.argv[1]
    const loaded = []
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
    const { makeModels } = await import(root + 'src/platform/models/make-models.ts')
    await import(root + 'src/operations.ts')
    await import(root + 'src/main.ts')
    await import(root + 'src/doors/http/console-sign-in.ts')
    const models = makeModels({ openaiKey: 'k', openaiUrl: null, anthropicKey: null, anthropicUrl: null, googleKey: null,
      googleUrl: null, compatibleUrl: null, compatibleKey: null, compatibleModels: [], transcriptionModel: null })
    models.list()
    const heavy = loaded.filter((url) => /node_modules.(@ai-sdk|ai|@?better-auth|@zxcvbn-ts|gpt-tokenizer|onnxruntime-\\w+|@huggingface|sharp|@img|nodemailer|openid-client|web-push|ical-generator|@simplewebauthn|us-atlas|world-atlas|unpdf)./.test(url))
    await models.find('openai/gpt-5.5')
    const after = loaded.some((url) => url.includes('@ai-sdk/openai'))
    console.log(JSON.stringify({ heavy, after, ours: loaded.some((url) => url.includes('chat/turn.ts')) }))
  `
  const { stdout } = await run(process.execPath, [
    '--input-type=module',
    '-e',
    script,
    new URL('../..', import.meta.url).href,
  ])
  expect(JSON.parse(stdout)).toEqual({ heavy: [], after: true, ours: true })
})
