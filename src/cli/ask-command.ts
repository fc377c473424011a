import type { Command } from 'commander'
import { ask } from '../chat/ask.ts'
import { LineStream } from '../operation.ts'
import { createSession } from '../sessions/create-session.ts'
import { readTrace } from '../sessions/read-trace.ts'
import { chooseChatbot, UsageError, withApp } from './command-context.ts'

export function addAskCommand(program: Command): void {
  program
    .command('ask')
    .description('ask a chatbot and show its answer as it comes')
    .argument('<question...>', 'the question, or several in quotes to have a conversation')
    .option('--chatbot <serial>', 'serialNumber of the chatbot; not needed for the demo or the only one')
    .option('--trace', 'print how each answer came to be')
    .action((questions: string[], options: AskOptions) => askQuestions(questions, options))
}

interface AskOptions {
  chatbot?: string
  trace?: boolean
}

async function askQuestions(questions: string[], { chatbot: serialNumber, trace }: AskOptions): Promise<void> {
  await withApp('ask', async (app, config) => {
    const chatbot = await chooseChatbot(app.db, config, serialNumber)
    const caller = { workspaceId: chatbot.workspaceId, grade: 'secret' as const }
    const context = {
      cleared: new Set<string>(),
      origin: null,
      client: {},
      address: '',
      signal: app.stopping,
      requestId: app.newId(),
    }
    const session = await createSession.run(app, caller, { serialNumber: chatbot.serialNumber }, context)
    if (session instanceof LineStream || typeof session === 'symbol') throw new UsageError('No session could be made.')
    for (const content of questions) {
      if (questions.length > 1) console.log(`\n> ${content}\n`)
      const answer = await ask.run(app, caller, { sessionID: session.SessionID, content, stream: true }, context)
      if (!(answer instanceof LineStream)) throw new UsageError('The answer did not come as a stream.')
      let answerId = ''
      for await (const line of answer.lines) {
        if ('content' in line) process.stdout.write(String(line.content))
        else if ('AnswerID' in line) answerId = String(line.AnswerID)
      }
      process.stdout.write('\n')
      if (trace)
        console.log(`\n${JSON.stringify(await readTrace.run(app, caller, { id: answerId }, context), null, 2)}`)
    }
  })
}
