import { resolve } from 'node:path'
import { addFeed } from '../../../homes/feeds/add-feed.ts'
import { isFeedName, showLocation, showSchedule } from '../../../homes/feeds/feed.ts'
import { ImportPlan } from '../../../homes/listings/import/plan-import.ts'
import { chooseChatbot, UsageError, withApp } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { readLookups, readOpenHouses, readPruneRule } from '../import/import-flags.ts'
import { type AddFlags, readLocation, readSchedule } from './feed-flags.ts'

/** Makes a feed, and says what it will do. What its first run would refuse is refused here. */
export async function addNamedFeed(name: string, place: string | undefined, flags: AddFlags): Promise<void> {
  if (!isFeedName(name))
    throw new UsageError('A name has letters, digits, blanks, dots and hyphens, at most 80 of them.')
  const schedule = readSchedule(flags)
  const prune = readPruneRule(flags)
  const lookups = (flags.lookup ?? []).map(({ column, file }) => ({ column, file: resolve(file) }))
  const { map = {}, set = {}, releaseColumn: release = [], dropUnmapped } = flags
  const openHouses = flags.openHouses === undefined ? null : resolve(flags.openHouses)
  const rows = { map, set, lookups, openHouses, key: flags.key ?? 'MLSNumber', dropUnmapped, release, prune } as const
  // Reads --map, --set and --lookup as a run does.
  new ImportPlan({
    ...rows,
    lookups: await readLookups(lookups),
    openHouses: await readOpenHouses(flags.openHouses),
  })
  await withApp('feed add', async (app, config) => {
    const chatbot = await chooseChatbot(app.db, config, flags.chatbot)
    const { location, secrets } = await readLocation(app.feedDoor, place, flags)
    const isNew = await addFeed(app, {
      scope: { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id },
      name,
      settings: { location, rows, schedule },
      secrets,
      by: commandLineActor(),
    })
    if (!isNew) throw new UsageError(`There is a feed "${name}" already: remove it first, or choose another name.`)
    const when = showSchedule(schedule, chatbot.settings.TimeZone)
    console.log(
      `The feed "${name}" reads ${showLocation(location)} ${when}, for the chatbot "${chatbot.settings.Name}".`,
    )
    if (prune === null) console.log('What is gone from it stays: add it with --prune to have that removed.')
    console.log(`The running server begins now; \`porchlight feed run ${name}\` does without one.`)
  })
}
