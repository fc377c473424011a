import { runCommandLine, tellFailure } from './run-command-line.ts'
import { endWhenUnread } from './terminal/closed-output.ts'

endWhenUnread(process)
// What nobody waited for is told as anything else is. `start` deals with it by itself.
if (process.argv[2] !== 'start') {
  process.on('uncaughtException', (error) => {
    tellFailure(error)
    process.exit(1)
  })
}

await runCommandLine(process.argv)
