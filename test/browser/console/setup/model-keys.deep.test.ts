import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedModelServer, startScriptedModelServer } from '../../../servers/scripted-model-server.ts'
import { type ConsoleStage, openConsoleStage, watchComplaints } from '../open-console.ts'

// An owner with a mouse: from the provider's key to a chatbot that answers with its model, and back.

let stage: ConsoleStage
let model: ScriptedModelServer

beforeAll(async () => {
  model = await startScriptedModelServer()
  stage = await openConsoleStage({
    environment: {
      OPENAI_BASE_URL: model.urlOf('openai'),
      GOOGLE_GENERATIVE_AI_API_KEY: 'the-key-of-the-server',
    },
  })
})
afterAll(async () => {
  await stage?.close()
  await model?.close()
})

test('a key is pasted, tried, used by a chatbot and removed; a wrong one says what to do', async () => {
  const page = await stage.open('/setup/models')
  const complaints = watchComplaints(page)
  await page.getByText('Set by the server').waitFor()
  expect(await page.getByRole('button', { name: /: Google$/ }).count()).toBe(0)

  await page.getByRole('button', { name: 'Add a key: OpenAI' }).click()
  const field = page.getByLabel('Key of OpenAI')
  const save = page.getByRole('button', { name: 'Save and ask a test question' })
  await field.fill('sk-ant-api03-of-somebody-else')
  await page.getByText('This looks like a key of Anthropic.').waitFor()
  await field.fill('with blanks')
  expect(await save.isDisabled()).toBe(true)

  model.play({ status: 401, body: '{"error":{"message":"Incorrect API key provided."}}' })
  await field.fill('sk-proj-harbour-homes-wrong-key-Xy99')
  await save.click()
  await page.getByText(/doesn’t accept this key/).waitFor()
  await page.getByText('The provider says: Incorrect API key provided.').waitFor()

  model.play({ steps: [{ piece: 'Welcome to Harbour Homes.' }], usage: { input: 21, output: 9 } })
  await page.getByRole('button', { name: 'Replace: OpenAI' }).click()
  await field.fill('sk-proj-harbour-homes-first-key-Ab12')
  await save.click()
  await page.getByText('Welcome to Harbour Homes.').waitFor()
  await page.getByText(/21 tokens sent, 9 received/).waitFor()
  await page.getByText('Key ending in Ab12').waitFor()
  expect(await page.content()).not.toContain('harbour-homes-first')

  const choice = page.getByLabel('Model of Porchlight demo')
  await choice.selectOption('openai/gpt-5.4-mini')
  await page.getByText('Porchlight demo now answers with gpt-5.4-mini').waitFor()
  const chatbot = await fetch(`${stage.url}/v1/chatbots/${stage.serialNumber}`, {
    headers: { authorization: stage.app.secretKey },
  })
  expect(await chatbot.json()).toMatchObject({ Model: 'openai/gpt-5.4-mini' })

  await page.getByRole('button', { name: 'Remove: OpenAI' }).click()
  await page.getByText('1 chatbot that uses it will answer with the built-in guide.').waitFor()
  await page.getByRole('button', { name: 'Remove now' }).click()
  await page.getByText('gpt-5.4-mini (no key)').waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
})
