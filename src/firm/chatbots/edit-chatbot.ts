import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import type { Caller } from '../../platform/operation.ts'
import { checkProof } from '../accounts/sign-in/check-proof.ts'
import { defineOperation } from '../define-operation.ts'
import type { FirmApp } from '../firm-app.ts'
import { isImageOfWorkspace } from '../uploads/image-of-workspace.ts'
import { checkSentOn } from '../workspaces/keys/scopes.ts'
import { type ChatbotSettings, chatbotSettings } from './chatbot-settings.ts'
import { findChatbot, updateSettings } from './chatbot-store.ts'
import { findLanguage } from './languages.ts'
import { findOfficeHoursFaults } from './office-hours.ts'
import { normalizeColour } from './setting-formats.ts'

/** Settings that are an address: what visitors say and leave is mailed there for as long as it stands. */
const addresses = (Object.keys(chatbotSettings.properties) as (keyof ChatbotSettings)[]).filter(
  (name) => Object(chatbotSettings.properties[name]).format === 'e-mail',
)

/** POST /chat/Chatbot/Edit */
export const editChatbot = defineOperation({
  id: 'editChatbot',
  summary: 'Change settings of a chatbot',
  description:
    'All or nothing: a body with one bad field changes nothing. `null` sets a setting back to its default; what is left out stays.',
  tag: 'Chatbots',
  access: 'secret-key',
  asksProof: 'by-itself',
  envelope: true,
  checksContentType: true,
  atomic: true,
  nullClears: true,
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    ...chatbotSettings.properties,
  }),
  output: Type.Integer({ description: '1: the settings were changed' }),
  example: {
    serialNumber: '0123456789abcdef0123456789abcdef',
    Name: 'Harbour Homes',
    RateLimitCount: 20,
    RateLimitTime: 240,
  },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber, ...given }, { cleared }) {
    const { workspaceId } = caller
    await checkAddresses(app.db, caller, serialNumber, given)
    await changeSettings(app, { workspaceId, serialNumber, by: actorOf(caller) }, given, cleared)
    return 1
  },
})

/**
 * Fails where what visitors say and leave would be mailed to another address than before: with `proof-needed` by somebody
 * who has not proven lately who they are, for it would go on being mailed to whoever found an open console; with
 * `key-scope` by a key that may not read it.
 */
async function checkAddresses(
  db: Database,
  { workspaceId, member, scopes }: Caller,
  serialNumber: string,
  given: Partial<ChatbotSettings>,
): Promise<void> {
  const named = addresses.filter((name) => given[name])
  if (named.length === 0) return
  const chatbot = await findChatbot(db, workspaceId, serialNumber)
  if (!chatbot || named.every((name) => given[name] === chatbot.settings[name])) return
  if (member) checkProof(member)
  checkSentOn(scopes)
}

/**
 * Changes settings of a chatbot, all or none; the `cleared` ones go back to their defaults. `given` has passed the
 * schema of the settings. Fails with `invalid-fields` or `chatbot-not-found`.
 */
export async function changeSettings(
  app: Pick<FirmApp, 'db' | 'models'>,
  chatbot: { workspaceId: number; serialNumber: string; by: string },
  given: Partial<ChatbotSettings>,
  cleared: Iterable<string>,
): Promise<void> {
  const { changes, emptied } = await settleSettings(app, chatbot.workspaceId, given)
  const found = await updateSettings(app.db, chatbot, changes, [...cleared, ...emptied])
  if (!found) throw fail('chatbot-not-found', { serialNumber: chatbot.serialNumber })
}

/** Given settings as they are stored, and those that "" sets back to their defaults. Fails with `invalid-fields`. */
export async function settleSettings(
  app: Pick<FirmApp, 'db' | 'models'>,
  workspaceId: number,
  given: Partial<ChatbotSettings>,
): Promise<{ changes: Partial<ChatbotSettings>; emptied: string[] }> {
  const changes = normalizeSettings(given)
  const emptied = takeEmptied(changes)
  const faults = await findFaults(app, workspaceId, changes)
  if (faults.length > 0) throw fail('invalid-fields', { faults: faults.join(' ') })
  return { changes, emptied }
}

/** The form in which settings are stored: colours without blanks, languages under their usual name. */
function normalizeSettings(given: Partial<ChatbotSettings>): Partial<ChatbotSettings> {
  const changes = { ...given }
  for (const name of ['ChatBubbleColor', 'UserMessageColor'] as const) {
    const colour = changes[name]
    if (colour !== undefined) changes[name] = normalizeColour(colour) ?? ''
  }
  const language = changes.AIResponseLanguage
  if (language !== undefined) changes.AIResponseLanguage = findLanguage(language)?.name ?? ''
  return changes
}

/** Takes out the settings that cannot be empty text: "" sets these back to their defaults. */
function takeEmptied(changes: Partial<ChatbotSettings>): string[] {
  const emptied = (['TimeZone', 'ChatBubbleColor', 'UserMessageColor'] as const).filter((name) => changes[name] === '')
  for (const name of emptied) delete changes[name]
  return emptied
}

/** What a schema cannot know: hours that overlap, whether a model is usable, and whether a file is an image of this workspace. */
async function findFaults(
  app: Pick<FirmApp, 'db' | 'models'>,
  workspaceId: number,
  changes: Partial<ChatbotSettings>,
): Promise<string[]> {
  const faults = findOfficeHoursFaults(changes.OfficeHours ?? {})
  for (const name of ['Model', 'FallbackModel'] as const) {
    const key = changes[name]
    if (key === undefined || (name === 'FallbackModel' && key === '')) continue
    const models = await app.models.of(workspaceId)
    await models.refresh()
    const usable = models.list().filter((entry) => entry.Status)
    if (!usable.some((entry) => entry.Key === key)) {
      const keys = usable.map((entry) => JSON.stringify(entry.Key)).join(', ')
      faults.push(
        `${name}: expected the Key of a usable model of the model list (${keys}), got ${JSON.stringify(key)}.`,
      )
    }
  }
  for (const name of ['ChatIcon', 'ChatProfilePicture'] as const) {
    const fileId = changes[name]
    if (fileId && !(await isImageOfWorkspace(app.db, workspaceId, Number(fileId)))) {
      faults.push(`${name}: expected the id of an uploaded image of this workspace, got ${JSON.stringify(fileId)}.`)
    }
  }
  return faults
}
