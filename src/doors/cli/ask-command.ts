import type { Command } from 'commander'
import Value from 'typebox/value'
import { ask } from '../../conversation/chat/ask.ts'
import { TracedActs } from '../../conversation/guide/acts/trace-acts.ts'
import { createSession } from '../../conversation/sessions/create-session.ts'
import { readTrace } from '../../conversation/sessions/read-trace.ts'
import type { Explanation } from '../../homes/search/explanation.ts'
import { type CallContext, LineStream } from '../../platform/operation.ts'
import type { App } from '../app.ts'
import { chooseChatbot, UsageError, withApp } from './command-context.ts'
import { describeActs } from './describe/describe-acts.ts'
import { describeExplanation } from './describe/describe-explanation.ts'
import { makeAnswerWriter } from './terminal/answer-writer.ts'
import { asPlain } from './terminal/plain-text.ts'

export function addAskCommand(program: Command): void {
  program
    .command('ask')
    .description('ask a chatbot and show its answer as it comes')
    .argument('<question...>', 'the question, or several in quotes to have a conversation')
    .option('--chatbot <serial>', 'serialNumber of the chatbot; not needed for the demo or the only one')
    .option(
      '--explain',
      'tell how each question was read: what it was taken for, with examples, and its clauses, rules and words',
    )
    .option('--trace', 'print how each answer came to be')
    .option('--json', 'one JSON object a line for each question, with its answer, explanation and trace as asked for')
    .action((questions: string[], options: AskOptions) => askQuestions(questions, options))
}

interface AskOptions {
  chatbot?: string
  explain?: boolean
  trace?: boolean
  json?: boolean
}

interface Asking {
  app: App
  caller: Parameters<typeof ask.run>[1]
  context: CallContext
  sessionID: number
}

async function askQuestions(questions: string[], options: AskOptions): Promise<void> {
  if (questions.some((question) => question.trim() === ''))
    throw new UsageError('A question is empty: say something, such as "3 bedrooms under 600k".')
  await withApp('ask', async (app, config) => {
    const chatbot = await chooseChatbot(app.db, config, options.chatbot)
    const caller = { workspaceId: chatbot.workspaceId, grade: 'secret' as const }
    const context = {
      cleared: new Set<string>(),
      origin: null,
      client: {},
      address: '',
      signal: app.stopping,
      userAgent: undefined,
      cookies: undefined,
      requestId: app.newId(),
    }
    const session = await createSession.run(app, caller, { serialNumber: chatbot.serialNumber }, context)
    if (typeof session === 'symbol' || !('SessionID' in session)) throw new UsageError('No session could be made.')
    const asking = { app, caller, context, sessionID: session.SessionID }
    for (const question of questions) {
      if (questions.length > 1 && !options.json) console.log(`\n> ${asPlain(question)}\n`)
      await askQuestion(asking, question, options)
    }
  })
}

async function askQuestion(asking: Asking, content: string, { explain, trace, json }: AskOptions): Promise<void> {
  const { app, caller, context, sessionID } = asking
  const said = await ask.run(app, caller, { sessionID, content, stream: true }, context)
  if (!(said instanceof LineStream)) throw new UsageError('The answer did not come as a stream.')
  const writer = json ? null : makeAnswerWriter((text) => process.stdout.write(text))
  let answer = ''
  let answerId = ''
  for await (const lines of said.lines) {
    for (const line of lines) {
      if ('content' in line) {
        answer += String(line.content)
        writer?.add(String(line.content))
      } else if ('AnswerID' in line) answerId = String(line.AnswerID)
    }
  }
  writer?.end()
  if (!explain && !trace) {
    if (json) console.log(JSON.stringify({ question: content, answer }))
    return
  }
  const kept = await readTrace.run(app, caller, { id: answerId }, context)
  if (typeof kept === 'symbol' || !('trace' in kept)) throw new UsageError('The answer left no trace.')
  const explanation = findExplanation(kept.trace)
  if (json) {
    const told = { ...(explain ? { acts: findActs(kept.trace), explanation } : {}), ...(trace ? { trace: kept } : {}) }
    console.log(JSON.stringify({ question: content, answer, ...told }))
    return
  }
  if (explain) {
    const told = [describeActs(findActs(kept.trace)), describeExplanation(explanation)].filter(Boolean)
    console.log(`\n${told.join('\n\n') || 'Nothing of it was read.'}`)
  }
  if (trace) console.log(`\n${JSON.stringify(kept, null, 2)}`)
}

/** What the guide took the message for; none where a model has answered. */
function findActs({ acts }: Record<string, unknown>): TracedActs {
  return Value.Check(TracedActs, acts) ? acts : []
}

/** The built-in guide's own, or those of a model's searches, one after the other. */
function findExplanation(trace: Record<string, unknown>): Explanation {
  const steps = Array.isArray(trace.steps) ? trace.steps : []
  const found = [trace, ...steps].flatMap((part: { explanation?: unknown }) => part.explanation ?? [])
  // Only explainSearch writes what a trace has under this name.
  return found.flat() as Explanation
}
