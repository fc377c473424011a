import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import { ownerOf } from '../../firm/workspaces/workspace-owner.ts'
import type { VisitorsApp } from '../visitors-app.ts'

/** Whether what a visitor leaves is mailed to somebody: to be told to the visitor only then. */
export async function tellsSomebody(
  app: Pick<VisitorsApp, 'db' | 'mailer'>,
  workspaceId: number,
  settings: Pick<ChatbotSettings, 'TalkToHumanEmail' | 'EmailForDailyLeads'>,
): Promise<boolean> {
  return (await app.mailer.sendsFor(workspaceId)) && (await findRecipient(app, workspaceId, settings)) !== null
}

/**
 * Who of the firm hears at once of somebody who wants a person: TalkToHumanEmail, else EmailForDailyLeads, else the
 * owner of the workspace (firm.md). Null: nobody; the firm sees it in LeadList all the same.
 */
export async function findRecipient(
  { db }: Pick<VisitorsApp, 'db'>,
  workspaceId: number,
  { TalkToHumanEmail, EmailForDailyLeads }: Pick<ChatbotSettings, 'TalkToHumanEmail' | 'EmailForDailyLeads'>,
): Promise<string | null> {
  return TalkToHumanEmail || EmailForDailyLeads || (await ownerOf(db, workspaceId)) || null
}
