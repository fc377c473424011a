// npm run bench:knowledge: whether the right passage is found and the right sentence quoted, by words alone.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { KnowledgeScope } from '../../src/knowledge/source.ts'
import { startServer } from '../../src/main.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { type Asked, askSet, describeFault, figuresOf } from './ask-set.ts'
import { describeFigures } from './describe-figures.ts'
import { learnSources } from './learn-set.ts'
import { learnMany, measureTime } from './measure-time.ts'
import { readQuestions, wrongMarkers } from './question-set.ts'
import { readDocuments } from './read-documents.ts'
import { untilEmbedded } from './until-embedded.ts'

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'open' },
    meaning: { type: 'string' },
    documents: { type: 'string' },
    language: { type: 'string' },
    failures: { type: 'boolean', default: false },
    find: { type: 'string' },
    passages: { type: 'string', default: '20000' },
    markdown: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

const folder = join(import.meta.dirname, options.set)
const sources = readDocuments(join(import.meta.dirname, options.documents ?? options.set, 'documents'))
const passages = sources.flatMap((source) => source.passages)
const all = readQuestions(folder)
const questions = all
  .filter(({ q }) => options.find === undefined || q.includes(options.find))
  .filter(({ language }) => options.language === undefined || language === options.language)
const say = (line: string) => {
  if (!options.markdown) console.log(line)
}
say(`${options.set}: ${sources.length} sources, ${passages.length} passages, ${questions.length} questions`)
for (const line of wrongMarkers(questions, passages)) console.log(line)

const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-bench-knowledge-'))
// The database's unprivileged user may pass through.
chmodSync(dataDir, 0o711)
const { meaning } = options
/** Settings that name an embedding model; nothing else of the environment is to reach the bench. */
const ofModels = [
  'PORCHLIGHT_EMBEDDING_MODEL',
  'PORCHLIGHT_OPENAI_COMPATIBLE_URL',
  'PORCHLIGHT_OPENAI_COMPATIBLE_MODELS',
  'OPENAI_API_KEY',
  'GOOGLE_GENERATIVE_AI_API_KEY',
]
const config = readConfig({
  ...(meaning === undefined ? {} : Object.fromEntries(ofModels.map((name) => [name, process.env[name]]))),
  PORCHLIGHT_DATA_DIR: dataDir,
  PORCHLIGHT_DEMO: 'off',
  PORT: '0',
  LOG_LEVEL: 'error',
})
const count = Number(options.passages)
try {
  const server = await startServer(config, { say })
  let asked: Asked[]
  let many: KnowledgeScope | null = null
  try {
    const scope = await learnSources(server.app, 'e'.repeat(32), sources)
    if (meaning !== undefined) await untilEmbedded(server.app)
    asked = await askSet(server.app, scope, questions, passages, meaning === 'alone' ? 'meaning' : 'both')
    if (count > 0) many = await learnMany(server.app, sources, count)
  } finally {
    await server.stop()
  }
  if (options.failures) for (const fault of asked.map(describeFault).filter(Boolean)) console.log(`\n${fault}`)
  const sentences = questions.map(({ q }) => q)
  const time = many ? await measureTime(dataDir, many, sentences, count) : null
  const figures = figuresOf(asked)
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify({ takenAt: new Date(), load: loadavg(), figures, time }, null, 2)}\n`)
  console.log(`${options.markdown ? '' : '\n'}${describeFigures(figures, time)}`)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
