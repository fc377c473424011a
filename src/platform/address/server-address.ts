import { Type } from 'typebox'
import { choice } from '../fields.ts'
import { reaches } from './judge-address.ts'

/** The address of the server, and who set it. */
export const ServerAddress = Type.Object({
  url: Type.String({ description: 'What links in mails, snippets and shared pages begin with' }),
  setBy: choice(['server', 'console', 'nobody'], {
    description: 'server: PORCHLIGHT_PUBLIC_URL, which wins; nobody: where it listens',
  }),
  reach: choice(reaches, { description: 'Who can open it, as far as its host tells' }),
  isEncrypted: Type.Boolean({ description: 'Whether it begins with https://' }),
  maySet: Type.Boolean({ description: 'Whether this firm’s owners may set it: those of the server’s first firm' }),
  setWho: Type.String({ description: 'Who set it in the console; "": nobody' }),
  setAt: Type.Union([Type.String(), Type.Null()], { description: 'When, as an ISO time' }),
})

export const addressVerdicts = [
  'reached',
  'other-server',
  'moved',
  'no-answer',
  'unknown-host',
  'not-public',
  'no-porchlight',
] as const

export const ServerAddressCheck = Type.Object({
  url: Type.String({ description: 'What was looked at' }),
  verdict: choice(addressVerdicts, { description: 'reached: it leads to this server' }),
  found: Type.String({ description: 'An HTTP status, or where it leads to; "": nothing' }),
  detail: Type.String({ description: 'In a sentence, with what to do' }),
})
