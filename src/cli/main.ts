import { Command } from 'commander'
import { ConfigError } from '../config.ts'
import { BackupFailure } from '../database/backup/backup-failure.ts'
import { DatabaseStartFailure } from '../database/embedded/database-start-failure.ts'
import { PorchlightError } from '../errors.ts'
import { ImportBusy } from '../listings/import/import-busy.ts'
import { ImportInterrupted } from '../listings/import/import-interrupted.ts'
import { ImportRefusal } from '../listings/import/import-refusal.ts'
import { EncryptionKeyMismatch } from '../secrets/secrets.ts'
import { UsageError } from './command-context.ts'

const program = new Command('porchlight')
  .description("Self-hosted chatbots that know a real-estate firm's listings")
  .showHelpAfterError('(porchlight help shows every command)')

/** The commands by their first word. Loading all of them takes longer than most of them run. */
const commands: { words: string[]; add: () => Promise<void> }[] = [
  { words: ['start'], add: async () => (await import('./start-command.ts')).addStartCommand(program) },
  { words: ['import'], add: async () => (await import('./import/import-command.ts')).addImportCommand(program) },
  { words: ['feed'], add: async () => (await import('./feeds/feed-commands.ts')).addFeedCommands(program) },
  { words: ['ask'], add: async () => (await import('./ask-command.ts')).addAskCommand(program) },
  { words: ['chatbot'], add: async () => (await import('./chatbots/chatbot-commands.ts')).addChatbotCommands(program) },
  {
    words: ['knowledge'],
    add: async () => (await import('./knowledge/knowledge-commands.ts')).addKnowledgeCommands(program),
  },
  {
    words: ['conversation'],
    add: async () => (await import('./chatbots/conversation-commands.ts')).addConversationCommands(program),
  },
  { words: ['inbox'], add: async () => (await import('./inbox/inbox-commands.ts')).addInboxCommands(program) },
  { words: ['workspace'], add: async () => (await import('./workspace-commands.ts')).addWorkspaceCommands(program) },
  { words: ['visitor'], add: async () => (await import('./visitor-commands.ts')).addVisitorCommands(program) },
  { words: ['lead'], add: async () => (await import('./people/lead-commands.ts')).addLeadCommands(program) },
  { words: ['domain'], add: async () => (await import('./domain-commands.ts')).addDomainCommands(program) },
  { words: ['key'], add: async () => (await import('./key-commands.ts')).addKeyCommands(program) },
  { words: ['events'], add: async () => (await import('./events-commands.ts')).addEventsCommands(program) },
  { words: ['backup', 'restore'], add: async () => (await import('./backup-commands.ts')).addBackupCommands(program) },
  { words: ['doctor'], add: async () => (await import('./doctor-command.ts')).addDoctorCommand(program) },
  { words: ['audit'], add: async () => (await import('./audit-command.ts')).addAuditCommand(program) },
]

const meant = commands.filter(({ words }) => words.includes(process.argv[2] ?? ''))
// Who asks for help, or for what there is not, is shown all.
for (const { add } of meant.length > 0 ? meant : commands) await add()

try {
  await program.parseAsync(process.argv)
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = isUse(error) ? 2 : 1
}

function isUse(error: unknown): boolean {
  return error instanceof UsageError || error instanceof ImportRefusal || error instanceof ImportBusy
}

/** One sentence for what a person can mend; the whole story for what only we can. */
function describe(error: unknown): string {
  if (error instanceof ConfigError || error instanceof UsageError || error instanceof PorchlightError)
    return error.message
  if (error instanceof ImportRefusal || error instanceof ImportInterrupted || error instanceof ImportBusy)
    return error.message
  if (error instanceof DatabaseStartFailure || error instanceof BackupFailure) return error.message
  if (error instanceof EncryptionKeyMismatch) return error.message
  if (!(error instanceof Error)) return String(error)
  return process.env.LOG_LEVEL === 'debug'
    ? (error.stack ?? error.message)
    : `${error.message} (LOG_LEVEL=debug shows where)`
}
