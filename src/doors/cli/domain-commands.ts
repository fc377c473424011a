import { type Command, Option } from 'commander'
import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { listChatbots } from '../../firm/chatbots/chatbot-store.ts'
import { checkDomain } from '../../firm/domains/check-domain.ts'
import { type DomainDescription, describeDomain } from '../../firm/domains/describe-domain.ts'
import type { App } from '../app.ts'
import { chooseChatbot, UsageError, withApp } from './command-context.ts'
import { commandLineActor } from './command-line-actor.ts'

const ofChatbot = () => new Option('--chatbot <serial>', 'serialNumber of the chatbot')

export function addDomainCommands(program: Command): void {
  const domain = program.command('domain').description('see and prove the own hosts of chatbots (CustomDomain)')

  domain
    .command('list')
    .description('show how each host stands, and what proves it')
    .addOption(ofChatbot())
    .action((options: { chatbot?: string }) =>
      withApp('domain list', async (app, config) => {
        const chatbots =
          options.chatbot === undefined
            ? (await listChatbots(app.db)).filter(({ settings }) => settings.CustomDomain !== '')
            : [await chooseChatbot(app.db, config, options.chatbot)]
        if (chatbots.length === 0) console.log('No chatbot has a CustomDomain.')
        for (const chatbot of chatbots) console.log(await describe(app, chatbot))
      }),
    )

  domain
    .command('verify')
    .description('look for the proof of a host now')
    .addOption(ofChatbot())
    .action((options: { chatbot?: string }) =>
      withApp('domain verify', async (app, config) => {
        const chatbot = await chooseChatbot(app.db, config, options.chatbot)
        if (chatbot.settings.CustomDomain === '') {
          throw new UsageError('This chatbot has no CustomDomain: set it with the operation Edit first.')
        }
        await checkDomain(app, chatbot, commandLineActor())
        console.log(await describe(app, chatbot))
        const { state } = await describeDomain(app, chatbot)
        if (state === 'unproven') process.exitCode = 1
      }),
    )
}

async function describe(app: App, chatbot: Chatbot): Promise<string> {
  const found = await describeDomain(app, chatbot)
  const lines = [`${chatbot.serialNumber}  ${found.customDomain || '(no CustomDomain)'}  ${describeState(found)}`]
  if (found.problem !== '') lines.push(`  ${found.problem}`)
  if (found.state !== 'unproven') return lines.join('\n')
  if (found.record) lines.push(`  Prove it with this TXT record:  ${found.record.name}  ${found.record.value}`)
  if (found.file) lines.push(`  or with this line in the file:  ${found.file.url}  ${found.file.content}`)
  return lines.join('\n')
}

function describeState({ state, serves, provenAt, method, endsAt }: DomainDescription): string {
  if (state === 'failing') return `proven since ${provenAt}, but not found any more: ends at ${endsAt}`
  if (state === 'proven') return `proven since ${provenAt} by ${method}${serves ? '' : ', but another chatbot has it'}`
  return state
}
