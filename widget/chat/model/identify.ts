import type { ChatActions } from './chat-actions.ts'
import { forgetEarlier, lifeOf } from './earlier.ts'
import { type Life, lives, type SessionKeeper, withStorage } from './keep-session.ts'
import { parseObject } from './stream/parse-object.ts'

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

/** Whose the conversations in this browser are since somebody was proven; null: nobody's. */
function ownerOf({ earlierName }: SessionKeeper): string | null {
  return lives.map((life) => withStorage(life, (storage) => storage.getItem(`${earlierName}-of`))).find(Boolean) ?? null
}

function keepOwner({ earlierName }: SessionKeeper, owner: string, kept: Life | null): void {
  for (const life of lives)
    withStorage(life, (storage) => {
      if (life === kept) storage.setItem(`${earlierName}-of`, owner)
      else storage.removeItem(`${earlierName}-of`)
    })
}

/** Of a token that the server has proven. */
function subjectOf(token: unknown): string {
  const [, claims = ''] = String(token).split('.')
  return String(parseObject(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))?.sub)
}

/**
 * Goes on as whom the firm's site has signed; where that is not right, as before: whoever sets it up reads why in the
 * console. '': they have signed out, and nothing that was said is for the next one. `stay`: in the session that is open.
 * `begin` leaves it for the one of a key.
 */
export async function identify(
  { inner, startNew }: Pick<ChatActions, 'inner' | 'startNew'>,
  who: Who,
  stay: boolean | undefined,
  begin: (key: string) => Promise<void>,
): Promise<void> {
  const around = inner()
  const { held, calls, conversation, keeper, model } = around
  const { token } = who
  if (!calls.isOpen || (token === who.told && !stay)) return
  who.told = token
  const isOut = token === ''
  const owner = ownerOf(keeper)
  if (isOut && owner !== null) {
    forgetEarlier(around)
    keepOwner(keeper, '', null)
  }
  if (isOut && held.now.messages.length === 0) return
  const body = { ...(isOut ? {} : { token }), ...(stay && { stay }) }
  // Without a connection, say: the next page tries again.
  const answer = await calls.call<Identified>('POST', '/v1/visitor/identify', body).catch(() => null)
  if (who.told !== token) return
  // Left behind together with what was said before.
  const leave = async (): Promise<void> => {
    await model.leave()
    forgetEarlier(around)
  }
  if (isOut) {
    if (!(answer?.wasIdentified ?? owner !== null)) return
    await leave()
    return startNew()
  }
  if (answer === null) return
  if (!answer.identified) return console.warn(`Porchlight: the visitor was not identified (${answer.reason}).`)
  const subject = subjectOf(token)
  const isOther = owner === null ? answer.wasIdentified && answer.SessionKey !== '' : owner !== subject
  const { config } = held.now
  keepOwner(keeper, subject, config && lifeOf(config))
  if (answer.SessionKey === '') return isOther ? forgetEarlier(around) : undefined
  if (isOther) await leave()
  await begin(answer.SessionKey)
  model.use()
  await conversation.load().catch(() => conversation.notice('past-not-loaded'))
}
