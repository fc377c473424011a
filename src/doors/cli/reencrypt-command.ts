import type { Command } from 'commander'
import { recordChange } from '../../platform/change-log/record-change.ts'
import { type Resealed, resealAll } from '../../platform/secrets/sealed-columns-store.ts'
import { UsageError, withApp } from './command-context.ts'
import { commandLineActor } from './command-line-actor.ts'

const help = `
The newest key is the first one of PORCHLIGHT_ENCRYPTION_KEY; without the variable, the first line of encryption.key in the
data folder. Restart every process afterwards without the old key.`

export function addReencryptCommand(key: Command): void {
  key
    .command('reencrypt')
    .description('seal the secrets of the database again with the newest encryption key')
    .option('--discard-unreadable', 'give up what none of the keys opens: for a key that is lost', false)
    .addHelpText('after', help)
    .action(({ discardUnreadable }: { discardUnreadable: boolean }) =>
      withApp('key reencrypt', async ({ db, secrets }) => {
        if (discardUnreadable) await secrets.adopt()
        const done = await resealAll(db, secrets, { discard: discardUnreadable })
        if (done.lost.length > 0 && !discardUnreadable) {
          throw new UsageError(`Nothing is changed, because none of the keys opens ${done.lost.join('; nor ')}.`)
        }
        await secrets.adopt()
        const details = { resealed: done.resealed, lost: done.lost }
        const change = { workspaceId: 0, by: commandLineActor(), target: 'secrets', details }
        await recordChange(db, { ...change, action: 'encryption-key.changed' })
        console.log(describeResealed(done))
      }),
    )
}

export function describeResealed({ resealed, lost }: Resealed): string {
  const sealed = `${resealed} ${resealed === 1 ? 'secret is' : 'secrets are'} sealed with the newest key.`
  return lost.length === 0 ? sealed : `${sealed} Lost: ${lost.join('; ')}.`
}
