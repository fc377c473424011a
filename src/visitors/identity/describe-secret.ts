import { Type } from 'typebox'
import type { VisitorsApp } from '../visitors-app.ts'
import { describeIdentitySecret } from './identity-secret-store.ts'

const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const stateOfSecret = {
  isSet: Type.Boolean({ description: 'Whether there is one' }),
  createdAt: orNull('When it was made, ISO 8601; null: there is none'),
  formerEndsAt: orNull('Until when the one before it counts too, ISO 8601; null: there is none'),
}

/** Whether a chatbot has an identity secret, and until when the one before it counts. */
export async function describeSecret(
  { db, now }: Pick<VisitorsApp, 'db' | 'now'>,
  scope: { workspaceId: number; chatbotId: number },
) {
  const found = await describeIdentitySecret(db, scope, now())
  return {
    isSet: found !== null,
    createdAt: found?.createdAt.toISOString() ?? null,
    formerEndsAt: found?.formerEndsAt?.toISOString() ?? null,
  }
}
