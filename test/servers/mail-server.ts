import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ArrivedMail {
  to: string
  subject: string
  text: string
}

/** A mail server on loopback that keeps what it gets. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string
  /** Resolves with the first mail of a recipient that `isIt`, once it is there. */
  wait(recipient: string, isIt?: (mail: ArrivedMail) => boolean): Promise<ArrivedMail>
  /** All that has come so far. */
  arrived: readonly ArrivedMail[]
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece) => pieces.push(piece))
      stream.on('end', async () => {
        const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(pieces))
        arrived.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject, text })
        for (const look of waiting) look()
        done()
      })
    },
  })
  // A client that goes away in the middle is none of a test's business.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    wait: (recipient, isIt = () => true) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = arrived.find((mail) => mail.to === recipient && isIt(mail))
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
