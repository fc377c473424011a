import type { MailServer } from 'porchlight/client'

export interface KnownServer {
  host: string
  security: MailServer['security']
  port: number
}

/** What the help pages of widespread providers say of their mail servers. */
export const knownServers: readonly KnownServer[] = [
  { host: 'smtp.gmail.com', security: 'tls', port: 465 },
  { host: 'smtp.office365.com', security: 'starttls', port: 587 },
  { host: 'smtp.mail.yahoo.com', security: 'tls', port: 465 },
  { host: 'smtp.mail.me.com', security: 'starttls', port: 587 },
  { host: 'smtp.zoho.com', security: 'tls', port: 465 },
  { host: 'smtp.fastmail.com', security: 'tls', port: 465 },
  { host: 'smtp.sendgrid.net', security: 'tls', port: 465 },
  { host: 'smtp.mailgun.org', security: 'tls', port: 465 },
  { host: 'smtp.postmarkapp.com', security: 'starttls', port: 587 },
]

/** The server of that name, however it is written; undefined: its provider is asked. */
export function findKnownServer(host: string): KnownServer | undefined {
  const name = host.trim().toLowerCase()
  return knownServers.find((server) => server.host === name)
}
