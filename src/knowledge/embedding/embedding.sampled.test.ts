import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deepTest, quickTest } from '../../../test/run/how-much.ts'
import { type EmbeddingServer, startEmbeddingServer } from '../../../test/servers/embedding-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { quietMs } from '../../../test/timing/slowness.ts'
import { openFirmChatbot } from '../../conversation/guide/knowledge/firm-chatbot.fixture.ts'
import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { findAnswer } from '../retrieval/find-answer.ts'
import { describeEmbedding } from './describe-embedding.ts'
import { TinyModels } from './local/tiny-model.fixture.ts'
import { runEmbedding } from './run-embedding.ts'
import { keepVectors, takePassages } from './vector-store.ts'

let server: EmbeddingServer
beforeAll(async () => {
  server = await startEmbeddingServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.mood = { kind: 'well' }
  server.size = 32
})

const rule = 'Bulky sofas are not collected: book a pick-up in the portal.'
const others = [
  'Rent is due on the first of each month.',
  'The gym on the second floor has showers.',
  'Bicycles stand in the cellar.',
  'Snow is cleared before seven in the morning.',
  'Balconies are swept once a week.',
  'Windows are cleaned in spring.',
  'Light bulbs are changed by the caretaker.',
  'The lift is inspected in March.',
  'Letter boxes carry the names of all adults.',
  'Barbecues are for the courtyard only.',
  'The roof garden shuts at ten.',
  'Keys may not be copied.',
  'Plants on the stairs are in the way of the fire brigade.',
  'Water meters are read in December.',
  'Smoke alarms are tested in May.',
  'Curtains stay when you go.',
]

const providers = {
  compatible: () => ({
    PORCHLIGHT_EMBEDDING_MODEL: 'compatible/meanings',
    PORCHLIGHT_OPENAI_COMPATIBLE_URL: server.url,
    PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'chat',
  }),
  openai: () => ({
    PORCHLIGHT_EMBEDDING_MODEL: 'openai/text-embedding-3-small',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: server.url,
  }),
  google: () => ({
    PORCHLIGHT_EMBEDDING_MODEL: 'google/gemini-embedding-001',
    GOOGLE_GENERATIVE_AI_API_KEY: 'key',
    GOOGLE_GENERATIVE_AI_BASE_URL: server.googleUrl,
  }),
}

async function withFirm<Result>(
  environment: Record<string, string>,
  work: (firm: Firm) => Promise<Result>,
): Promise<Result> {
  const app = await startTestApp({ environment })
  try {
    const firm = await openFirmChatbot(app, {
      sources: [{ kind: 'text', name: 'Rules', texts: [`${rule} That goes for every settee and couch.`, ...others] }],
    })
    const { id: chatbotId, workspaceId } = await app.app.db
      .selectFrom('chatbots')
      .select(['id', 'workspaceId'])
      .where('serialNumber', '=', firm.serialNumber)
      .executeTakeFirstOrThrow()
    return await work({ app, scope: { workspaceId, chatbotId } })
  } finally {
    await app.close()
  }
}

interface Firm {
  app: TestApp
  scope: { workspaceId: number; chatbotId: number }
}

/** Makes vectors until there are so many. */
async function embedAll({ app, scope }: Firm, count = others.length + 1): Promise<void> {
  const { embeddings } = app.app
  if (!embeddings) throw new Error('no embedding model')
  const run = runEmbedding(app.app, embeddings)
  await expect.poll(() => vectorsOf(app, scope.chatbotId), { timeout: 60_000 }).toBe(count)
  await run.stop()
}

async function vectorsOf(app: TestApp, chatbotId: number): Promise<number> {
  const { rows } = await app.app.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM "passageVectors" WHERE "chatbotId" = $1 AND vector IS NOT NULL',
    [chatbotId],
  )
  return rows[0]?.count ?? 0
}

const question = 'hush hush please, getting rid of my settee'

describe.each(Object.keys(providers) as (keyof typeof providers)[])('the embedding model of %s', (name) => {
  test('finds a passage that has none of the words, and each way works alone', async () => {
    await withFirm(providers[name](), async (firm) => {
      await embedAll(firm)
      const { app, scope } = firm
      const ask = (q: string, by: 'both' | 'words' | 'meaning') => findAnswer(app.app, scope, q, { by })
      const meant = await ask('where do I dispose of furniture', 'meaning')
      expect(meant.passages[0]?.text).toContain('Bulky sofas')
      const both = await ask('where do I dispose of furniture', 'both')
      expect(both.passages[0]?.text).toContain('Bulky sofas')
      const byWords = await ask('bulky sofas', 'words')
      expect(byWords.passages[0]?.text).toContain('Bulky sofas')
    })
  })
})

quickTest('a model in a folder of this machine finds passages by their meaning', async () => {
  const models = new TinyModels()
  try {
    await withFirm({ PORCHLIGHT_EMBEDDING_MODEL: models.make() }, async (firm) => {
      const { app, scope } = firm
      await app.app.pool.query(
        `UPDATE "knowledgePassages" SET text = 'Dogs: see the pets sheet.' WHERE text LIKE 'Bulky%'`,
      )
      await embedAll(firm)
      expect(await describeEmbedding(app.app)).toMatchObject({ isGood: true })
      const answer = await findAnswer(app.app, scope, 'cat', { by: 'meaning' })
      expect(answer.passages[0]?.text).toContain('Dogs')
    })
  } finally {
    models.remove()
  }
})

describe('an embedding model that fails', () => {
  const failures = [
    { kind: 'status', status: 401 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 200, body: 'no JSON at all' },
    { kind: 'short' },
    { kind: 'slow', ms: 3_000 },
  ] as const

  deepTest('answers of words come all the same, whatever it does, and no question waits for it', async () => {
    await withFirm(providers.compatible(), async (firm) => {
      await embedAll(firm)
      const { app, scope } = firm
      for (const mood of failures) {
        server.mood = mood
        await expect(app.app.embeddings?.embed(['a', 'b'], 'question'), JSON.stringify(mood)).rejects.toThrow()
        const start = performance.now()
        const answer = await findAnswer(
          app.app,
          scope,
          `When is rent due? ${mood.kind}${'status' in mood ? mood.status : ''}`,
        )
        expect(answer.passages[0]?.text, JSON.stringify(mood)).toContain('Rent is due')
        expect(quietMs(performance.now() - start)).toBeLessThan(30_000)
      }
      server.mood = { kind: 'status', status: 500 }
      expect(await describeEmbedding(app.app)).toMatchObject({ isGood: false })
      server.mood = { kind: 'well' }
      expect(await describeEmbedding(app.app)).toMatchObject({ isGood: true })
    })
  })

  quickTest('a text that it refuses does not hold up the others', async () => {
    server.mood = { kind: 'refuses', word: 'Barbecues' }
    await withFirm(providers.compatible(), async (firm) => {
      await embedAll(firm)
      const { rows } = await firm.app.app.pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM "passageVectors" WHERE length(vector) = 0',
      )
      expect(rows[0]?.count).toBe(1)
    })
  })
})

describe('vectors of passages', () => {
  quickTest('are made once, and again for another model; those of the former one go', async () => {
    await withFirm(providers.compatible(), async (firm) => {
      const { app, scope } = firm
      server.asked.length = 0
      await embedAll(firm)
      const texts = server.asked.filter((text) => text !== 'home')
      expect(new Set(texts).size).toBe(texts.length)
      await embedAll(firm)
      expect(server.asked.filter((text) => text !== 'home')).toHaveLength(texts.length)
      const models = async () => {
        const { rows } = await app.app.pool.query<{ model: string; count: number }>(
          'SELECT model, count(*)::int AS count FROM "passageVectors" WHERE "chatbotId" = $1 GROUP BY model',
          [scope.chatbotId],
        )
        return rows
      }
      await app.app.pool.query('UPDATE "passageVectors" SET model = $1', ['compatible/former'])
      await app.app.pool.query('UPDATE "chatbotKnowledge" SET "embeddedModel" = $1', ['compatible/former'])
      const { embeddings } = app.app
      if (!embeddings) throw new Error('no embedding model')
      const run = runEmbedding(app.app, embeddings)
      await expect
        .poll(models, { timeout: 60_000 })
        .toEqual([{ model: 'compatible/meanings', count: others.length + 1 }])
      await run.stop()
    })
  })

  deepTest(
    'that a process took and died with are made by another once its time is over, and never twice at once',
    async () => {
      await withFirm(providers.compatible(), async (firm) => {
        const { app, scope } = firm
        const model = 'compatible/meanings'
        const taken = await takePassages(app.app.db, scope, model, 5)
        expect(taken).toHaveLength(5)
        const [one, other] = await Promise.all([
          takePassages(app.app.db, scope, model, 100),
          takePassages(app.app.db, scope, model, 100),
        ])
        expect(one.length + other.length).toBe(others.length + 1 - 5)
        await app.app.pool.query(`UPDATE "passageVectors" SET "takenUntil" = now() - interval '1 second'`)
        await embedAll(firm)
      })
    },
  )

  quickTest('of passages that went meanwhile are not kept, and no other chatbot sees them', async () => {
    await withFirm(providers.compatible(), async (firm) => {
      const { app, scope } = firm
      const [first] = await takePassages(app.app.db, scope, 'compatible/meanings', 1)
      if (!first) throw new Error('nothing was taken')
      await app.app.pool.query('DELETE FROM "knowledgePassages" WHERE id = $1', [first.passageId])
      await keepVectors(app.app.db, scope, 'compatible/meanings', [
        { passageId: first.passageId, vector: Buffer.from([1, 2]) },
      ])
      expect(await vectorsOf(app, scope.chatbotId)).toBe(0)
      await embedAll(firm, others.length)
      const stranger = await openFirmChatbot(app, {
        sources: [{ kind: 'text', name: 'Own', texts: ['Nothing of that.'] }],
      })
      const { id } = await app.app.db
        .selectFrom('chatbots')
        .select('id')
        .where('serialNumber', '=', stranger.serialNumber)
        .executeTakeFirstOrThrow()
      const answer = await findAnswer(app.app, { ...scope, chatbotId: id }, question)
      expect(answer.passages.every(({ text }) => text === 'Nothing of that.')).toBe(true)
    })
  })

  quickTest('of another length than the question’s are left out', async () => {
    await withFirm(providers.compatible(), async (firm) => {
      await embedAll(firm)
      server.size = 16
      const answer = await findAnswer(firm.app.app, firm.scope, 'Keys may not be copied?')
      expect(answer.passages[0]?.text).toContain('Keys')
    })
  })
})

quickTest('without a model nobody is asked', async () => {
  server.asked.length = 0
  await withFirm({}, async ({ app, scope }) => {
    expect(app.app.embeddings).toBeNull()
    const answer = await findAnswer(app.app, scope, 'When is rent due?')
    expect(answer.passages[0]?.text).toContain('Rent is due')
  })
  expect(server.asked).toEqual([])
})

quickTest(
  'a model whose provider is not set, or that is no folder of a model, is refused by its setting’s name',
  async () => {
    expect(() => readConfig({ PORCHLIGHT_EMBEDDING_MODEL: 'openai/text-embedding-3-small' })).toThrow(
      new ConfigError(
        'PORCHLIGHT_EMBEDDING_MODEL is openai/text-embedding-3-small, for which OPENAI_API_KEY must be set.',
      ),
    )
    await expect(startTestApp({ environment: { PORCHLIGHT_EMBEDDING_MODEL: '/nowhere/at/all' } })).rejects.toThrow(
      /^PORCHLIGHT_EMBEDDING_MODEL: \/nowhere\/at\/all is no folder: a local model needs model\.onnx/,
    )
  },
)
