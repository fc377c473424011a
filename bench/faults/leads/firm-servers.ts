import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SeenCall, SeenMail } from './lead-book.ts'

/** The firm’s own machines, on loopback: its mail server, and the program that its webhook tells. */
export interface FirmServers {
  smtpUrl: string
  webhookUrl: string
  mails: SeenMail[]
  calls: SeenCall[]
  close(): Promise<void>
}

export async function startFirmServers(): Promise<FirmServers> {
  const mails: SeenMail[] = []
  const calls: SeenCall[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const pieces: Buffer[] = []
      try {
        for await (const piece of stream) pieces.push(piece)
        const { messageId = '', text = '' } = await PostalMime.parse(Buffer.concat(pieces))
        const message = /^Message: (.*)$/m.exec(text)?.[1] ?? ''
        for (const { address } of session.envelope.rcptTo) mails.push({ id: messageId, recipient: address, message })
        done()
      } catch {
        // Whoever sent it was killed in the middle: it has not arrived.
        done(new Error('not whole'))
      }
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const receiver = createServer(async (request, response) => {
    try {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece)
      const { id, type, data } = JSON.parse(Buffer.concat(pieces).toString('utf8'))
      calls.push({ id, type, sessionId: data.SessionID })
      response.writeHead(204).end()
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  // Both listen on a port.
  const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    webhookUrl: `http://127.0.0.1:${portOf(receiver)}/told`,
    mails,
    calls,
    close: async () => {
      receiver.closeAllConnections()
      await new Promise((resolve) => receiver.close(resolve))
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
  }
}
