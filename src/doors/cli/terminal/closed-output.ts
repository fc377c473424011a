/**
 * Who has read enough, as `| head` does, closes the pipe. What goes on until Ctrl-C ends then, as if it had come; anything
 * else does its work to the end, unread.
 */
export function endWhenUnread(program: NodeJS.Process): void {
  for (const output of [program.stdout, program.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      program.emit('SIGTERM', 'SIGTERM')
    })
  }
}
