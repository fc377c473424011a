import { Command } from 'commander'
import { readProductVersion } from '../../platform/product-version.ts'
import { asLines } from './terminal/plain-text.ts'

/** The commands by their first word. Loading all of them takes longer than most of them run. */
const commands: { words: string[]; add: (program: Command) => Promise<void> }[] = [
  { words: ['start'], add: async (program) => (await import('./start-command.ts')).addStartCommand(program) },
  { words: ['import'], add: async (program) => (await import('./import/import-command.ts')).addImportCommand(program) },
  { words: ['feed'], add: async (program) => (await import('./feeds/feed-commands.ts')).addFeedCommands(program) },
  {
    words: ['listings'],
    add: async (program) => (await import('./listings/listings-commands.ts')).addListingsCommands(program),
  },
  { words: ['ask'], add: async (program) => (await import('./ask-command.ts')).addAskCommand(program) },
  {
    words: ['chatbot'],
    add: async (program) => (await import('./chatbots/chatbot-commands.ts')).addChatbotCommands(program),
  },
  {
    words: ['knowledge'],
    add: async (program) => (await import('./knowledge/knowledge-commands.ts')).addKnowledgeCommands(program),
  },
  {
    words: ['conversation'],
    add: async (program) => (await import('./chatbots/conversation-commands.ts')).addConversationCommands(program),
  },
  { words: ['inbox'], add: async (program) => (await import('./inbox/inbox-commands.ts')).addInboxCommands(program) },
  {
    words: ['workspace'],
    add: async (program) => (await import('./workspace-commands.ts')).addWorkspaceCommands(program),
  },
  { words: ['visitor'], add: async (program) => (await import('./visitor-commands.ts')).addVisitorCommands(program) },
  { words: ['lead'], add: async (program) => (await import('./people/lead-commands.ts')).addLeadCommands(program) },
  { words: ['domain'], add: async (program) => (await import('./domain-commands.ts')).addDomainCommands(program) },
  { words: ['key'], add: async (program) => (await import('./key-commands.ts')).addKeyCommands(program) },
  { words: ['console'], add: async (program) => (await import('./console-commands.ts')).addConsoleCommands(program) },
  { words: ['events'], add: async (program) => (await import('./events-commands.ts')).addEventsCommands(program) },
  {
    words: ['backup', 'restore'],
    add: async (program) => (await import('./backup-commands.ts')).addBackupCommands(program),
  },
  { words: ['mcp'], add: async (program) => (await import('./mcp/mcp-command.ts')).addMcpCommand(program) },
  { words: ['doctor'], add: async (program) => (await import('./doctor-command.ts')).addDoctorCommand(program) },
  { words: ['audit'], add: async (program) => (await import('./audit-command.ts')).addAuditCommand(program) },
]

/** The program with the commands that its first word may mean: who asks for help, or for what there is not, is shown all. */
export async function makeProgram(word: string | undefined): Promise<Command> {
  const program = new Command('porchlight')
    .description("Self-hosted chatbots that know a real-estate firm's listings")
    .version(readProductVersion(), '--version', 'say which version this is')
    // What was given comes back in messages: it may hold anything.
    .configureOutput({ outputError: (message, write) => write(asLines(message, '')) })
    .option('--data <folder>', 'the data folder, instead of PORCHLIGHT_DATA_DIR')
    .hook('preAction', (_program, command) => {
      const { data } = command.optsWithGlobals<{ data?: string }>()
      if (data !== undefined) process.env.PORCHLIGHT_DATA_DIR = data
    })
    .showHelpAfterError('(porchlight help shows every command)')
  const meant = commands.filter(({ words }) => words.includes(word ?? ''))
  for (const { add } of meant.length > 0 ? meant : commands) await add(program)
  return program
}
