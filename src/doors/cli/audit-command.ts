import { stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { AuditReport } from '../../conversation/audits/audit-report.ts'
import { addAuditLogCommand } from './audit-log-command.ts'
import { chooseChatbot, UsageError, withApp } from './command-context.ts'

interface AuditFlags {
  chatbot?: string
  out?: string
  requests: number
  modelCalls: number
  seed: number
}

const help = `
Nothing is stored, and no listing or setting is changed. A language model is only asked when the chatbot has chosen one;
each of its answers costs what it costs.

Exit code: 0 no difference was found, 1 there are differences or something could not be tried, 2 it could not begin.`

export function addAuditCommand(program: Command): void {
  const audit = program.command('audit').description('look whether a chatbot keeps to the rules, and who changed what')
  addAuditLogCommand(audit)
  audit
    .command('fair-housing')
    .description('ask the same requests as different people, and compare the homes')
    .option('--chatbot <serial>', 'serialNumber of the chatbot; not needed for the demo or the only one')
    .option(
      '--out <file>',
      'where the report goes, as Markdown, with the same as JSON beside it',
      'fair-housing-audit.md',
    )
    .option('--requests <count>', 'requests drawn from the listings, at most', readCount, 12)
    .option('--model-calls <count>', 'answers that a language model is asked for, at most', readCount, 40)
    .option('--seed <number>', 'draws where people speak of themselves', readCount, 1)
    .addHelpText('after', help)
    .action(runAudit)
}

async function runAudit(flags: AuditFlags): Promise<void> {
  const path = flags.out ?? 'fair-housing-audit.md'
  const jsonPath = `${path.replace(/\.md$/i, '')}.json`
  // An hour's audit must not end without a place for its report.
  await stat(dirname(resolve(path))).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`"${path}" cannot be written: ${error.message}.`)
  })
  // Not for `audit log`.
  const { auditFairHousing } = await import('../../conversation/audits/audit-fair-housing.ts')
  const { writeMarkdown } = await import('../../conversation/audits/audit-report.ts')
  await withApp('audit', async (app, config) => {
    const chatbot = await chooseChatbot(app.db, config, flags.chatbot)
    const stopping = new AbortController()
    const stop = (): void => stopping.abort()
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    const progress = showProgress()
    try {
      const report = await auditFairHousing(app, chatbot, {
        seed: flags.seed,
        requests: Math.max(1, flags.requests),
        modelCalls: flags.modelCalls,
        onProgress: progress.show,
        signal: stopping.signal,
      })
      progress.clear()
      await writeReport(path, `${writeMarkdown(report)}\n`)
      await writeReport(jsonPath, `${JSON.stringify(report, null, 2)}\n`)
      console.log(describe(report))
      console.log(`The report is in ${path} and ${jsonPath}`)
      process.exitCode = report.isClean ? 0 : 1
    } finally {
      progress.clear()
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    }
  })
}

function describe({ chatbot, parts, findings, isClean }: AuditReport): string {
  return [
    `Fair-housing audit of the chatbot "${chatbot.name}":`,
    ...parts.map(({ name, tried, good, note }) => `  ${name}: ${good} of ${tried}${note === null ? '' : ` (${note})`}`),
    isClean ? 'No difference was found.' : `${findings.length} differences; the report names each.`,
  ].join('\n')
}

async function writeReport(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`"${path}" cannot be written: ${error.message}.`)
  })
}

/** A line now and then; on a terminal one line that is drawn again. */
function showProgress(): { show(done: number, total: number, what: string): void; clear(): void } {
  const { stderr } = process
  let shownAt = 0
  let isDrawn = false
  return {
    show: (done, total, what) => {
      const now = performance.now()
      if (now - shownAt < (stderr.isTTY ? 100 : 5_000)) return
      shownAt = now
      stderr.write(stderr.isTTY ? `\r\x1b[K${done} of ${total} ${what}` : `${done} of ${total} ${what}\n`)
      isDrawn = stderr.isTTY
    },
    clear: () => {
      if (isDrawn) stderr.write('\r\x1b[K')
      isDrawn = false
    },
  }
}

function readCount(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('expected a whole number.')
  return Number(text)
}
