import { type Command, InvalidArgumentError, Option } from 'commander'
import { answerMissing } from '../../../knowledge/missing/answer-missing.ts'
import { findMissing } from '../../../knowledge/missing/find-missing.ts'
import { type MissingAnswer, presentGroup } from '../../../knowledge/missing/list-missing-answers.ts'
import { chooseChatbot, UsageError, withApp } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { readId } from '../key-commands.ts'
import { asUse } from '../terminal/as-use.ts'
import { asJson, asLines, asPlain } from '../terminal/plain-text.ts'

const longestAnswer = 10_000

/** `knowledge missing` and `knowledge answer`: what could not be answered, and how that is mended. */
export function addMissingCommands(knowledge: Command): void {
  ofChatbot(knowledge.command('missing'))
    .description('list what visitors asked and nothing answered, those that ask for the same together')
    .addOption(new Option('--limit <count>', 'how many at most').argParser(readId).default(20))
    .option('--json', 'one JSON object a line', false)
    .action((flags: { chatbot?: string; limit: number; json: boolean }) =>
      withApp('knowledge missing', async (app, config) => {
        const { workspaceId, id: chatbotId } = await chooseChatbot(app.db, config, flags.chatbot)
        const groups = (await findMissing(app, { workspaceId, chatbotId }, null))
          .slice(0, flags.limit)
          .map(presentGroup)
        for (const group of groups) console.log(flags.json ? asJson(group) : describe(group))
        if (flags.json) return
        const [first] = groups
        console.log(
          first === undefined
            ? 'Nothing is missing: every question of the last 90 days was answered.'
            : `To answer one from now on: porchlight knowledge answer ${first.id} "Your answer"`,
        )
      }),
    )

  ofChatbot(knowledge.command('answer'))
    .description('answer what `knowledge missing` lists: from then on visitors get this answer, word for word')
    .argument('<id>', 'from `knowledge missing`', readId)
    .argument('<answer>', 'what visitors are answered', readAnswer)
    .option('--question <words>', 'the question in words of your own; as the visitor asked it unless said')
    .action((id: number, answer: string, flags: { chatbot?: string; question?: string }) =>
      withApp('knowledge answer', async (app, config) => {
        const { workspaceId, id: chatbotId, serialNumber } = await chooseChatbot(app.db, config, flags.chatbot)
        const chatbot = { workspaceId, chatbotId, serialNumber, by: commandLineActor() }
        const question = await asUse(() => answerMissing(app, chatbot, { id, answer, question: flags.question }))
        console.log(`Stored. “${asPlain(question)}” is answered so from now on.`)
      }),
    )
}

function ofChatbot(command: Command): Command {
  return command.option('--chatbot <serial>', 'serialNumber of the chatbot; not needed when there is only one')
}

function readAnswer(text: string): string {
  const answer = text.trim()
  if (answer === '') throw new InvalidArgumentError('Say what visitors are to be answered.')
  if (answer.length > longestAnswer) throw new UsageError(`The answer has more than ${longestAnswer} characters.`)
  return answer
}

function describe({ id, question, count, examples, lastAsked }: MissingAnswer): string {
  const head = `${id}  ${count === 1 ? 'once' : `${count} times`}, last on ${lastAsked.slice(0, 10)}: ${asPlain(question)}`
  return [head, ...examples.map((example) => `    ${asLines(example, '    ')}`)].join('\n')
}
