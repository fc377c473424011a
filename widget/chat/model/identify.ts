import type { ChatActions } from './chat-actions.ts'

// Needed where the page says who its visitor is alone, so it is fetched then.

interface Identified {
  identified: boolean
  reason: string
  wasIdentified: boolean
  SessionKey: string
}

/** Who the page says that its visitor is, and who it was said to the server to be. */
export interface Who {
  token?: unknown
  told?: unknown
}

/**
 * Goes on as whom the firm's site has signed; where that is not right, as before: whoever sets it up reads why in the
 * console. null: they have signed out, and what was said is not for the next one. `stay`: in the session that is open.
 * `begin` leaves it for the one of a key.
 */
export async function identify(
  { inner, startNew }: Pick<ChatActions, 'inner' | 'startNew'>,
  who: Who,
  stay: boolean | undefined,
  begin: (key: string) => Promise<void>,
): Promise<void> {
  const { held, calls, conversation, model } = inner()
  const { token } = who
  if (!calls.isOpen || (token === who.told && !stay)) return
  who.told = token
  const isOut = token === ''
  if (isOut && held.now.messages.length === 0) return
  const body = { ...(isOut ? {} : { token }), ...(stay && { stay }) }
  // Without a connection, say: the next page tries again.
  const answer = await calls.call<Identified>('POST', '/v1/visitor/identify', body).catch(() => null)
  if (answer === null || who.told !== token) return
  if (isOut) return answer.wasIdentified ? startNew() : undefined
  if (!answer.identified) return console.warn(`Porchlight: the visitor was not identified (${answer.reason}).`)
  if (answer.SessionKey === '') return
  await begin(answer.SessionKey)
  model.use()
  await conversation.load().catch(() => conversation.notice('past-not-loaded'))
}
