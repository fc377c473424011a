import { createServer } from 'node:net'
import { isMainThread } from 'node:worker_threads'

// Loaded into a server before its program: tells, whoever connects to STALL_SOCKET, the longest time that its event loop has worked
// without going round since somebody asked last, in milliseconds of processor (as ../longest-stretch.ts does).

if (isMainThread && process.env.STALL_SOCKET !== undefined) {
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let longest = 0
  let before = spent()
  const look = () => {
    const now = spent()
    longest = Math.max(longest, now - before)
    before = now
  }
  setInterval(look, 5).unref()
  const server = createServer((socket) => {
    look()
    socket.end(String(longest))
    longest = 0
  })
  server.listen(process.env.STALL_SOCKET).unref()
}
