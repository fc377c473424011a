import { expect } from 'vitest'
import { openVisitor } from '../../visitor.ts'
import type { Said } from '../reading/reader-shell.ts'
import type { Stage } from './stage.ts'

interface Asked {
  sessionID: number
  answerID: number
}

/** A visitor says something; answers where. */
export async function say(stage: Stage, content: string, given?: { sessionID: number }): Promise<Asked> {
  const { serialNumber } = stage.credentials
  const { SessionID: fresh } = given
    ? { SessionID: given.sessionID }
    : await stage.call<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber })
  const answer = await stage.call<{ messageid: number }>('/chat/Chat/ClientAsk', { sessionID: fresh, content })
  return { sessionID: fresh, answerID: answer.messageid }
}

/** The chatbot that a command has just made is the reader's own from now on. */
export function noteSerial(stage: Stage, { stdout }: Said): void {
  stage.own.set('SERIAL', /^[0-9a-f]{32}$/m.exec(stdout)?.[0] ?? '')
}

export async function addOwnChatbot(stage: Stage): Promise<void> {
  stage.own.set('SERIAL', await stage.call<string>('/chat/Chatbot/Add', { timeZone: 'America/Los_Angeles', type: 0 }))
}

/** A second firm on the same server; answers the id that commands name it by. */
export async function addSecondWorkspace(stage: Stage): Promise<void> {
  const shell = stage.openShell()
  const { code, stderr } = await shell.run('npx porchlight workspace create "Second firm"')
  await shell.close()
  expect(code, stderr).toBe(0)
}

/** Somebody leaves contact details in the window of the demo chatbot. */
export async function beVisitor(stage: Stage, email: string): Promise<{ sessionID: number }> {
  const { serialNumber } = stage.credentials
  const { sessionID, sessionKey } = await openVisitor(stage, serialNumber)
  const send = async (path: string, body: object): Promise<void> => {
    const response = await fetch(stage.url + path, {
      method: 'POST',
      headers: { 'chatrobot-sessionkey': sessionKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status, await response.text()).toBe(200)
  }
  await send('/chat/Chat/Ask', { content: 'Is the house on Elm Street still there?' })
  await send('/v1/visitor/lead', { firstName: 'Ana', lastName: 'Sol', email, message: 'Please call me.' })
  return { sessionID }
}
