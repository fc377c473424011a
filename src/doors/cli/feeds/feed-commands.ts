import { type Command, Option } from 'commander'
import { webApiProviders } from '../../../homes/feeds/reso/web-api-rules.ts'
import { addRowFlags } from '../import/import-flags.ts'
import { readId } from '../key-commands.ts'
import { addNamedFeed } from './add-named-feed.ts'
import { pauseNamedFeed, removeNamedFeed } from './change-named-feed.ts'
import { type AddFlags, collectDaily, collectEvery } from './feed-flags.ts'
import { runNow } from './run-now.ts'
import { showFeeds } from './show-feeds.ts'
import { showRuns } from './show-runs.ts'
import { undoRun } from './undo-run.ts'

const help = `
A feed is read by the running server, again and again, and its listings follow it; --key MLSNumber is the default.
What is gone from it is removed with --prune, never more than --prune-limit (20%) at once.

Examples:
  porchlight feed add mls https://feeds.example.com/homes.csv --every 1h --prune
  porchlight feed add office /srv/exports --daily 06:30 --prune      (the newest file of the folder)
  porchlight feed add board --reso https://api.example.com/odata --token-url https://api.example.com/token \\
    --client-id ID --client-secret SECRET --filter "StateOrProvince eq 'WA'" --every 15m --prune

Secrets are sealed, and no command shows them. To keep them out of the history of your shell: --token "$(cat token)".`

export function addFeedCommands(program: Command): void {
  const feed = program
    .command('feed')
    .description('listings that are read again and again, from a file, an address or a RESO Web API')
  addAddCommand(feed)

  feed.command('list').description('every feed: name, chatbot, place, when it runs, how it went').action(showFeeds)

  feed
    .command('run')
    .description('read a feed now, and say what became of it; exit codes as of `porchlight import`')
    .argument('<name>')
    .option('--force', 'also when the file has not changed since', false)
    .action(runNow)

  feed
    .command('log')
    .description('the runs of a feed, or of everything that is imported, the newest last')
    .argument('[name]', 'the feed; left out: all feeds and files')
    .option('--limit <count>', 'how many at most', readId, 20)
    .option('--follow', 'go on: show how far runs are, and each new one', false)
    .action(showRuns)

  feed
    .command('undo')
    .description('take back what the newest run of a feed did, within 7 days; the one before that is next')
    .argument('<name>')
    .action(undoRun)

  feed
    .command('pause')
    .description('leave a feed alone, or read it again')
    .argument('<name>')
    .option('--resume', 'read it again', false)
    .action(pauseNamedFeed)

  feed
    .command('remove')
    .description('forget a feed; the listings that it brought stay')
    .argument('<name>')
    .option('--yes', 'without asking', false)
    .action(removeNamedFeed)
}

function addAddCommand(feed: Command): void {
  const command = feed
    .command('add')
    .description('make a feed')
    .argument('<name>', 'how you call it')
    .argument(
      '[place]',
      'a file, a folder or an https address: a table, JSON, or a portal’s XML or BLM (docs/feeds.md), packed with gzip or not',
    )
    .option('--chatbot <serial>', 'serialNumber of the chatbot; not needed for the demo or the only one')
    .option('--every <time>', 'how often it is read: 15m, 6h, 1d (default: 1h)', collectEvery)
    .option('--daily <time>', 'or once a day at that time of the chatbot’s TimeZone, as 06:30', collectDaily)
    .option('--all', 'all files of the folder together, instead of the newest one', false)
    .option('--reso <address>', 'a RESO Web API (OData 4), up to before /Property')
    .option('--token <token>', 'a bearer token for it')
    .option('--token-url <address>', 'or where a token is given (OAuth 2, client credentials)')
    .option('--client-id <id>', 'by which id')
    .option('--client-secret <secret>', 'and by which secret')
    .option('--scope <scope>', 'and for what')
    .option('--filter <filter>', 'only homes that this $filter lets through')
    .addOption(
      new Option('--provider <name>', 'whose rules the Web API has (default: by its host)').choices(webApiProviders),
    )
  addRowFlags(command)
    .addHelpText('after', help)
    .action((name: string, place: string | undefined, flags: AddFlags) => addNamedFeed(name, place, flags))
}
