import { expect } from 'vitest'
import type { DocumentRows } from './command-row.ts'
import type { Stage } from './stage.ts'

/** A reader who has followed the README has a feed of that name. */
async function forgetFeedOfReadme(stage: Stage): Promise<void> {
  const shell = stage.openShell()
  await shell.run('npx porchlight feed remove mls --yes')
  await shell.close()
}

export const feedsRows: DocumentRows = {
  document: 'docs/feeds.md',
  rows: [
    { command: 'npx porchlight import homes.csv --prune', says: /10 listings added/ },
    { command: 'npx porchlight import homes.csv --prune --dry-run', says: /Nothing is stored/ },
    { command: 'npx porchlight import homes.csv --prune --watch', until: /10 rows read/ },
    {
      command: 'npx porchlight feed add mls https://feeds.example.com/homes.csv --every 1h --prune',
      before: forgetFeedOfReadme,
      says: /The feed "mls" reads .+homes\.csv every 1h/,
    },
    {
      command: 'npx porchlight feed add office /srv/exports --daily 06:30 --prune',
      says: /The feed "office" reads .+exports.*daily at 06:30/,
    },
    { command: 'npx porchlight feed list', says: [/^mls\t/m, /^office\t/m] },
    { command: 'npx porchlight feed log mls --follow', until: /finished\t.*\t12 rows, \d+ added/ },
    { command: 'npx porchlight feed run mls', says: /The feed "mls" has not changed since its last run/ },
    { command: 'npx porchlight feed pause mls', says: /left alone until --resume/ },
    { command: 'npx porchlight feed undo mls', says: /The newest run of "mls" is undone: / },
    {
      command: 'npx porchlight feed remove mls',
      types: 'yes\n',
      says: /The listings that it brought are as they were/,
    },
    {
      command: `npx porchlight feed add board --reso https://api.example.com/odata --token-url https://api.example.com/token \\
  --client-id ID --client-secret "$(cat secret)" --filter "StateOrProvince eq 'WA'" --every 15m --prune`,
      says: /The feed "board" reads .+every 15m/,
      after: async (stage) => {
        const shell = stage.openShell()
        const run = await shell.run('npx porchlight feed run board')
        await shell.close()
        expect(run.code, run.stdout + run.stderr).toBe(0)
      },
    },
    { command: 'npx porchlight listings export homes.xlsx', says: /\d+ listings of .+ are in homes\.xlsx\./ },
  ],
}
