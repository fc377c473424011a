import { type BenchProcess, startBenchProcess } from './child-process.ts'
import type { StreamJob, StreamResult } from './load-generator.ts'
import { fastModel, pacedModel, pieceCount, proseModel } from './model-script.ts'
import { readProcessorSeconds } from './process-cost.ts'
import type { Row } from './report.ts'
import { medianOf, quantileOf, type Rounds, ratioOf, takeTurns } from './rounds.ts'
import type { Stage } from './stage.ts'

interface MeasuredStreams extends StreamResult {
  /** Processor time that the answering process spent on a piece. */
  processorMs: number
}

const content = 'Which of your homes has a garden?'
const pacedTurnMs = pieceCount * 20
/** A round at the model's pace takes as long as the model does; its figure is steady sooner. */
const mostPacedRounds = 3
const sessionsAtOnce = 20

/** ClientAsk, streamed: against a relay of the same scripted model that stores nothing. */
export async function measureStream(stage: Stage): Promise<Row[]> {
  const model = await startBenchProcess('scripted-model.ts')
  const relay = await startBenchProcess('bare/bare-relay.ts', { modelPort: model.port })
  try {
    await stage.restart({
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: `http://127.0.0.1:${model.port}/v1`,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: `${fastModel},${pacedModel},${proseModel}`,
    })
    return [
      describeThroughput(await measureModel(stage, relay, fastModel, 0), { stage, least: 0.6 }),
      describeThroughput(await measureModel(stage, relay, proseModel, 0), {
        stage,
        least: 0.75,
        of: 'whole sentences',
      }),
      describeThroughput(await measureModel(stage, relay, proseModel, 0, { Grounding: 'off' }), {
        ...{ stage, least: 0.9, of: 'whole sentences, Grounding off' },
      }),
      describeFirstPiece(await measureModel(stage, relay, pacedModel, pacedTurnMs * stage.size.spread)),
    ]
  } finally {
    await relay.stop()
    await model.stop()
  }
}

async function measureModel(
  stage: Stage,
  relay: BenchProcess,
  model: string,
  spreadMs: number,
  settings: Record<string, unknown> = {},
): Promise<Rounds<MeasuredStreams>> {
  const { size } = stage
  const serialNumber = await addChatbotWithModel(stage, model, settings)
  const common = {
    atOnce: size.streamsAtOnce,
    pieces: pieceCount,
    spreadMs,
    ...(model === proseModel ? { leastLines: 1 } : {}),
  }
  const runBare = (streams: number) =>
    askStreams(stage, relay.pid, {
      ...common,
      origin: `http://127.0.0.1:${relay.port}`,
      path: '/',
      headers: { 'content-type': 'application/json' },
      bodies: Array.from({ length: streams }, () => JSON.stringify({ model, content })),
    })
  const runPorchlight = async (streams: number) =>
    askStreams(stage, stage.porchlight().pid, {
      ...common,
      origin: stage.porchlight().url,
      path: '/chat/Chat/ClientAsk',
      headers: { authorization: stage.credentials.secretKey, 'content-type': 'application/json' },
      bodies: (await addSessions(stage, serialNumber, streams)).map((sessionID) =>
        JSON.stringify({ sessionID, content, stream: true }),
      ),
    })
  if (size.warmUpStreams > 0) {
    await runBare(size.warmUpStreams)
    await runPorchlight(size.warmUpStreams)
  }
  return takeTurns(
    spreadMs > 0 ? Math.min(size.rounds, mostPacedRounds) : size.rounds,
    () => runBare(size.streams),
    () => runPorchlight(size.streams),
  )
}

async function askStreams(stage: Stage, pid: number, job: Omit<StreamJob, 'kind'>): Promise<MeasuredStreams> {
  const before = readProcessorSeconds(pid)
  const result = await stage.load.askStreams(job)
  const spent = readProcessorSeconds(pid) - before
  return { ...result, processorMs: (spent * 1_000) / (job.bodies.length * job.pieces) }
}

async function addChatbotWithModel(stage: Stage, model: string, settings: Record<string, unknown>): Promise<string> {
  const { serialNumber } = await stage.addChatbot()
  const models = await stage.call<{ Key: string }[]>('/chat/Chatbot/ModelList', {})
  const key = models.map(({ Key }) => Key).find((candidate) => candidate.endsWith(model))
  if (key === undefined) throw new Error(`the model list lacks ${model}`)
  await stage.call('/chat/Chatbot/Edit', { serialNumber, Model: key, ...settings })
  return serialNumber
}

/** Each stream asks in a session of its own, as each visitor does. */
async function addSessions(stage: Stage, serialNumber: string, count: number): Promise<number[]> {
  const made: number[] = []
  while (made.length < count) {
    const some = Array.from({ length: Math.min(sessionsAtOnce, count - made.length) }, () =>
      stage.call<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber }),
    )
    made.push(...(await Promise.all(some)).map(({ SessionID }) => SessionID))
  }
  return made
}

function describeThroughput(
  results: Rounds<MeasuredStreams>,
  { stage, least, of = '' }: { stage: Stage; least: number; of?: string },
): Row {
  const ratio = ratioOf(results, ({ perSecond }) => perSecond)
  return {
    what: `ClientAsk streamed, ${pieceCount} pieces, ${stage.size.streamsAtOnce} at once${of === '' ? '' : `, ${of}`}`,
    unit: 'pieces/s',
    bare: medianOf(results.bare.map(({ perSecond }) => perSecond)),
    porchlight: medianOf(results.porchlight.map(({ perSecond }) => perSecond)),
    ratio,
    toReach: `at least ${least.toFixed(2)} of bare`,
    reached: ratio >= least,
    rounds: summarize(results),
  }
}

function describeFirstPiece(results: Rounds<MeasuredStreams>): Row {
  const middle = (round: MeasuredStreams): number => medianOf(round.firstPieceMs)
  const bare = medianOf(results.bare.map(middle))
  const porchlight = medianOf(results.porchlight.map(middle))
  return {
    what: 'the same, a piece every 20 ms: time to the first piece (median)',
    unit: 'ms',
    bare,
    porchlight,
    ratio: null,
    toReach: 'within 5 ms of bare',
    reached: porchlight - bare <= 5,
    rounds: summarize(results),
  }
}

function summarize(results: Rounds<MeasuredStreams>): object {
  const summary = ({ perSecond, firstPieceMs, processorMs }: MeasuredStreams) => ({
    perSecond,
    processorMs,
    firstPieceMs: { median: medianOf(firstPieceMs), p99: quantileOf(firstPieceMs, 0.99) },
  })
  return { bare: results.bare.map(summary), porchlight: results.porchlight.map(summary) }
}
